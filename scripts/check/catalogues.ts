import {
  isLiteralElement,
  isPoundElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { keyOfDescription } from '../../content/pictures';
import { typographyErrors } from './typography';
import { quote, type ValidationError } from './validation-error';

/** The texts and lists of one language by dotted path; a leaf of any other type is kept so that it can be reported. */
export type Catalogue = ReadonlyMap<string, unknown>;

/** Every language's catalogue by locale; the first is the one that the others follow. */
export type Catalogues = ReadonlyMap<string, Catalogue>;

/** Flattens a tree of messages by dotted path; the catalogue is empty for anything that is no tree. */
export function flatten(tree: unknown): Catalogue {
  return new Map(isGroup(tree) ? leaves(tree) : []);
}

function leaves(group: Record<string, unknown>, prefix = ''): [string, unknown][] {
  return Object.entries(group).flatMap(([key, value]): [string, unknown][] =>
    isGroup(value) ? leaves(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const fileOf = (locale: string) => `messages/${locale}.json`;

/** What is wrong with a text, with a list, or with one item of it. */
type Problem = string | { index: number; message: string };

/**
 * Finds what is wrong in the catalogues themselves and between them.
 * @param pictures the ids of those that need a description
 */
export function checkCatalogues(catalogues: Catalogues, pictures: ReadonlySet<string>): ValidationError[] {
  const described = new Map([...pictures].map((id) => [keyOfDescription(id), id]));
  const keys = new Set([...[...catalogues.values()].flatMap((one) => [...one.keys()]), ...described.keys()]);
  const [reference] = catalogues.keys();
  return [...catalogues].flatMap(([locale, catalogue]) => {
    const missing = [...keys].filter((key) => !catalogue.has(key));
    const report = (key: string, problem: Problem): ValidationError => {
      const { message, index } = typeof problem === 'string' ? { message: problem } : problem;
      const path = [...key.split('.'), ...(index === undefined ? [] : [index])];
      return { file: fileOf(locale), path, message };
    };
    return [
      ...missing.map((key) => report(key, explainMissing(key, catalogues, described.get(key)))),
      ...[...catalogue].flatMap(([key, value]) => {
        const followed = reference === locale ? undefined : catalogues.get(reference ?? '')?.get(key);
        const problems = [
          ...checkValue(locale, value),
          ...(followed === undefined ? [] : compare(value, followed, fileOf(reference ?? ''))),
        ];
        return problems.map((problem) => report(key, problem));
      }),
    ];
  });
}

function explainMissing(key: string, catalogues: Catalogues, picture: string | undefined): string {
  if (picture) return `is missing; expected a description of the picture "${picture}"`;
  const [other = '', catalogue] = [...catalogues].find(([, one]) => one.has(key)) ?? [];
  return `is missing; expected the counterpart of ${quote(catalogue?.get(key))} in ${fileOf(other)}`;
}

/** What a text or a list must be, without regard to the other languages. */
function checkValue(locale: string, value: unknown): Problem[] {
  if (typeof value === 'string') {
    const { error } = readPlaceholders(value);
    return [...checkText(locale, value), ...(error === undefined ? [] : [error])];
  }
  if (!isList(value)) return [`${quote(value)} is not a text; expected a text, a list of texts or a group`];
  if (!value.length) return ['is an empty list; expected at least one text'];
  return value.flatMap((item, index) => {
    const messages =
      typeof item === 'string'
        ? [...checkText(locale, item), ...checkPlain(item)]
        : [`${quote(item)} is not a text; expected a text`];
    return messages.map((message) => ({ index, message }));
  });
}

const checkText = (locale: string, text: string): string[] =>
  text.trim() ? typographyErrors(locale, text) : ['is empty; expected a text'];

/** Lists contain plain text: a placeholder in one would be shown to the visitor. */
function checkPlain(text: string): string[] {
  const found = /[{}<>]/.exec(text)?.[0];
  return found ? [`has "${found}", which would be shown as it is; expected plain text`] : [];
}

/** What two languages must share: the kind of a message, the length of a list, the placeholders of a text. */
function compare(value: unknown, followed: unknown, file: string): string[] {
  if (isList(value) && isList(followed))
    return value.length === followed.length
      ? []
      : [`has ${value.length} items; expected ${followed.length} as in ${file}`];
  const kindOf = (one: unknown) => (isList(one) ? 'a list' : 'a text');
  if (isList(value) || isList(followed))
    return [`is ${kindOf(value)}; expected ${kindOf(followed)} as in ${file}`];
  const [names, expected] = [value, followed].map((text) => readPlaceholders(text).names);
  if (names === undefined || expected === undefined || names === expected) return [];
  return [`has ${names || 'no placeholders'}; expected ${expected || 'none'} as in ${file}`];
}

/** What a text expects to be filled in, in one order: `{name}` for a value, `<portfolio>` for a tag. */
function readPlaceholders(text: unknown): { names?: string; error?: string } {
  if (typeof text !== 'string') return {};
  try {
    return { names: [...new Set(placeholders(parse(text)))].sort().join(', ') };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return {
      error: `${quote(text)} is not an ICU message (${reason}); expected every brace and tag in pairs`,
    };
  }
}

function placeholders(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [`<${element.value}>`, ...placeholders(element.children)];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [`{${element.value}}`, ...options.flatMap(({ value }) => placeholders(value))];
  });
}
