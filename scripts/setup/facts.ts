/** Turns what an import says of languages, skills and education into the fields of `content/resume.ts`. */
import { languageLevels } from '../check/values';
import type { Career } from './import/career';

type Level = (typeof languageLevels)[number];

/** Words of LinkedIn and of résumés for a level of the Common European Framework of Reference. */
const LEVEL_WORDS: [RegExp, Level][] = [
  [/native|bilingual|mother|matern/i, 'native'],
  [/full professional|fluent|advanced|courant/i, 'C1'],
  [/professional|upper/i, 'B2'],
  [/limited|intermediate|conversation/i, 'B1'],
];

/** @returns the level that a text names in letters or in words, A2 when it names none */
export function readLevel(text: string | undefined): Level {
  const letters = languageLevels.find((level) => text?.toUpperCase().includes(level));
  return letters ?? LEVEL_WORDS.find(([words]) => words.test(text ?? ''))?.[1] ?? 'A2';
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** @returns the ISO code of a language by its name in French or English, or undefined */
export function languageCode(name: string): string | undefined {
  for (const locale of ['en', 'fr']) {
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      if (names.of(code)?.toLowerCase() === name.trim().toLowerCase()) return code;
    }
  }
  return undefined;
}

export function readLanguages(languages: Career['languages']) {
  return languages
    .flatMap(({ name, level }) => {
      const language = languageCode(name);
      return language ? [{ language, level: readLevel(level) }] : [];
    })
    .toSorted((one, other) => languageLevels.indexOf(one.level) - languageLevels.indexOf(other.level));
}
