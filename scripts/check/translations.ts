import { parse } from '@formatjs/icu-messageformat-parser';
import { isPlain } from '../lib/messages';
import { type Content, quote } from './content';
import type { WantedTexts } from './references';
import { findMistakes } from './typography';

/** What is wrong with the texts of each translation: a line each. */
export function findTextErrors(
  { messages }: Content,
  wanted: WantedTexts,
  languages: readonly string[],
): string[] {
  const errors = new Set<string>();
  const expect = (isRight: unknown, place: string, problem: string) =>
    isRight || errors.add(`${place}: ${problem}`);

  const translations = new Map([...messages].filter(([locale]) => languages.includes(locale)));
  // What is no object has a value without a key.
  for (const [locale, texts] of translations)
    if ([...texts.keys()].every((key) => !key)) {
      expect(false, `messages/${locale}.json`, 'has no texts; expected groups of texts, such as "home"');
      translations.delete(locale);
    }
  const keys = new Set([...translations.values()].flatMap((texts) => [...texts.keys()]));
  for (const key of wanted.keys()) keys.add(key);
  const [firstLanguage = ''] = languages;
  const first = translations.get(firstLanguage) ?? new Map<string, unknown>();
  for (const [locale, texts] of translations) {
    for (const key of keys) {
      const place = `messages/${locale}.json › ${key}`;
      const text = texts.get(key);
      if (text === undefined && !unknownField(key)) {
        const above = [...texts.keys()].find((one) => key.startsWith(`${one}.`));
        const isGroup = [...texts.keys()].some((one) => one.startsWith(`${key}.`));
        const expected = wanted.get(key) ?? 'the counterpart of the other language';
        // Where one has a group and the other a text, the code knows which is right.
        if (above !== undefined)
          expect(
            wanted.has(above),
            `messages/${locale}.json › ${above}`,
            `is ${quote(texts.get(above))}; expected a group of texts`,
          );
        else if (isGroup) expect(!wanted.has(key), place, 'is a group; expected a text in quotation marks');
        else expect(false, place, `is missing; expected ${expected}`);
      }
      if (text !== undefined)
        expect(!unknownField(key), place, `is no text of the site; ${unknownField(key)}`);
      const isText = text === undefined || typeof text === 'string';
      expect(isText, place, `is ${quote(text)}; expected a text in quotation marks`);
      expect(text === undefined || String(text).trim(), place, 'is empty; expected a text');
      if (typeof text !== 'string') continue;
      for (const { mistake, found } of findMistakes(text, locale))
        expect(false, place, `${mistake} in ${quote(found)}; "npm run lint" corrects it`);
      if (isPlain(key)) continue;
      const [own, other] = [placeholders(text), placeholders(String(first.get(key) ?? text))];
      const remedy = `expected braces and tags in pairs, or what is to be seen of them in quotes: '{', '<b>'`;
      expect(own !== null, place, `${quote(text)} is no ICU message; ${remedy}`);
      const unknown = /^(meta|home)\./.test(key) && own?.split(', ').find((name) => !ownersValues.test(name));
      const known = `expected one that the site has, or '{' in quotes`;
      expect(!unknown, place, `"${unknown}" in braces or tags is no value of the site; ${known}`);
      const difference = `has "${own}" in braces or tags, messages/${firstLanguage}.json has "${other}"`;
      expect(
        own === other || own === null || other === null,
        place,
        `${difference}; expected the same in both`,
      );
    }
  }
  return [...errors];
}

/** The texts of each item, by the group of items. */
const fields: Record<string, readonly string[]> = {
  entries: ['company', 'title', 'position'],
  works: ['subTitle', 'short', 'role', 'problem', 'decision', 'result', 'actions'],
  hobbies: ['title', 'intro', 'eyebrow', 'link', 'poster'],
  education: ['degree', 'area'],
};

/** What is expected in the place of a text that nobody reads. */
function unknownField(key: string): string | undefined {
  const [group = '', , field, action, deeper] = key.split('.');
  const known = fields[group];
  if (!known || field === undefined) return;
  const isKnown = known.includes(field) && (action !== undefined) === (field === 'actions') && !deeper;
  return isKnown ? undefined : `expected one of ${known.join(', ')}`;
}

/** What the texts of Home and of search results may name. */
const ownersValues = /^(|name|role|city|firstYear|year|count|greeting|result|b|portfolio|contact|hobbies)$/;

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
