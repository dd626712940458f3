import { expect, test } from 'playwright/test';
import { fallbackText, reportMissingWord } from './messages';

const words = { fr: { nav: {} }, en: { nav: { home: 'About', count: ['{', 'count'] } } };

test('a word that a language lacks is shown in another language', () => {
  expect(fallbackText(words, 'fr', 'nav.home')).toBe('About');
});

test('a word that no language has in full is shown as its path', () => {
  for (const path of ['nav.menu', 'nav.count', 'none.home', 'nav.home.deeper']) {
    expect(fallbackText(words, 'fr', path)).toBe(path);
  }
});

test('a missing word stops the export', () => {
  expect(() => reportMissingWord(new Error('nav.menu'))).toThrow('nav.menu');
});
