import { parse } from '@formatjs/icu-messageformat-parser';
import { type Content, quote } from './content';
import type { WantedTexts } from './references';
import { findMistakes } from './typography';

/** What is wrong with the texts of each translation: a line each. */
export function findTextErrors(
  { messages }: Content,
  wanted: WantedTexts,
  [firstLanguage = '']: readonly string[],
): string[] {
  const errors: string[] = [];
  const expect = (isRight: unknown, place: string, problem: string) =>
    isRight || errors.push(`${place}: ${problem}`);

  const keys = new Set([...[...messages.values()].flatMap((texts) => [...texts.keys()]), ...wanted.keys()]);
  const first = messages.get(firstLanguage) ?? new Map<string, unknown>();
  for (const [locale, texts] of messages) {
    for (const key of keys) {
      const place = `messages/${locale}.json › ${key}`;
      const text = texts.get(key);
      const expected = wanted.get(key) ?? 'the counterpart of the other language';
      expect(text !== undefined, place, `is missing; expected ${expected}`);
      expect(text === undefined || String(text).trim(), place, 'is empty; expected a text');
      if (typeof text !== 'string') continue;
      for (const { mistake, found } of findMistakes(text, locale))
        expect(false, place, `${mistake} in ${quote(found)}; "npm run lint" corrects it`);
      const [own, other] = [placeholders(text), placeholders(String(first.get(key) ?? text))];
      expect(own !== null, place, `${quote(text)} is no ICU message; expected braces and tags in pairs`);
      const difference = `has "${own}" in braces or tags, messages/${firstLanguage}.json has "${other}"`;
      expect(own === other || own === null, place, `${difference}; expected the same in both`);
      expect(!own || !/^(entries|works)\./.test(key), place, `has "${own}" in braces; expected plain text`);
    }
  }
  return errors;
}

/** The values and tags that a message expects, such as `name, link`; null when it can't be read. */
function placeholders(text: string): string | null {
  try {
    // Elements of text are of type 0, `#` is 7; the other types have a name.
    const names = JSON.stringify(parse(text)).matchAll(/"type":(?:[1-6]|8),"value":"([^"]+)"/g);
    return [...new Set([...names].map(([, name]) => name))].sort().join(', ');
  } catch {
    return null;
  }
}
