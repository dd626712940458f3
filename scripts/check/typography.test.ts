import { expect, test } from 'playwright/test';
import { correctTypography, findMistakes } from './typography';

const corrected: Record<string, Record<string, string>> = {
  fr: {
    "l'envol d'Inès": 'l’envol d’Inès',
    'Et vous ? Oui ! Alors: non; bien': 'Et vous\u202f? Oui\u202f! Alors\u202f: non\u202f; bien',
    'un « mot » et un "autre"': 'un «\u202fmot\u202f» et un «\u202fautre\u202f»',
    '6 % de 200 demandes, 3 h, 12€': '6\u202f% de 200\u00a0demandes, 3\u00a0h, 12\u202f€',
    'janv. 2024, {count} ans': 'janv.\u00a02024, {count}\u00a0ans',
    'voir https://site.example/?a=1 !': 'voir https://site.example/?a=1\u202f!',
    'de 2020 à 2 ou 3\u00a0ans': 'de 2020 à 2 ou 3\u00a0ans',
    '12 000 lettres, +33 6 39 98, 3 000 000 €':
      '12\u202f000\u00a0lettres, +33 6 39 98, 3\u202f000\u202f000\u202f€',
  },
  en: { "it's 3 s": 'it’s 3\u00a0s', 'a "word"; and: more?': 'a “word”; and: more?' },
};

for (const [locale, texts] of Object.entries(corrected)) {
  for (const [text, right] of Object.entries(texts)) {
    test(`${locale}: "${text}" is corrected in one go`, () => {
      expect(correctTypography(text, locale)).toBe(right);
      expect(findMistakes(right, locale)).toEqual([]);
    });
  }
}
