import {
  isLiteralElement,
  isPoundElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { uniq } from 'es-toolkit/array';
import { attempt } from 'es-toolkit/util';
import { keyOfDescription } from '../../content/pictures';
import { explainSyntaxError } from '../lib/syntax';
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

const fileOf = (locale: string) => `messages/${locale}.json`;

/**
 * Finds what is wrong in the catalogues themselves and between them.
 * @param pictures the ids of those that need a description
 */
export function checkCatalogues(catalogues: Catalogues, pictures: ReadonlySet<string>): ValidationError[] {
  const described = new Map([...pictures].map((id) => [keyOfDescription(id), id]));
  const keys = new Set([...[...catalogues.values()].flatMap((one) => [...one.keys()]), ...described.keys()]);
  const [[reference, followed] = ['']] = catalogues;
  return [...catalogues].flatMap(([locale, catalogue]) => {
    const errorsAt = (key: string, messages: string[], ...index: number[]): ValidationError[] =>
      messages.map((message) => ({ file: fileOf(locale), path: [...key.split('.'), ...index], message }));
    const missing = [...keys].filter((key) => !catalogue.has(key));
    return [
      ...missing.flatMap((key) => errorsAt(key, [explainMissing(key, catalogues, described.get(key))])),
      ...[...catalogue].flatMap(([key, value]) => [
        ...errorsAt(key, checkValue(locale, value)),
        ...asList(value).flatMap((item, index) => errorsAt(key, checkItem(locale, item), index)),
        ...errorsAt(key, locale === reference ? [] : compare(value, followed?.get(key), fileOf(reference))),
      ]),
    ];
  });
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function explainMissing(key: string, catalogues: Catalogues, picture: string | undefined): string {
  if (picture) return `is missing; expected a description of the picture "${picture}"`;
  const [other = '', catalogue] = [...catalogues].find(([, one]) => one.has(key)) ?? [];
  return `is missing; expected the counterpart of ${quote(catalogue?.get(key))} in ${fileOf(other)}`;
}

/** What a text or a list must be, without regard to the other languages. */
function checkValue(locale: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.length ? [] : ['is an empty list; expected at least one text'];
  if (typeof value !== 'string')
    return [`${quote(value)} is not a text; expected a text, a list of texts or a group`];
  const { error } = readMessage(value);
  const notIcu = `${quote(value)} is not an ICU message (${error}); expected every brace and tag in pairs`;
  return [...checkText(locale, value), ...(error ? [notIcu] : [])];
}

/** Lists contain plain text: a placeholder in one would be shown to the visitor. */
function checkItem(locale: string, item: unknown): string[] {
  if (typeof item !== 'string') return [`${quote(item)} is not a text; expected a text`];
  const sign = /[{}<>]/.exec(item)?.[0];
  const notPlain = `has "${sign}", which would be shown as it is; expected plain text`;
  return [...checkText(locale, item), ...(sign ? [notPlain] : [])];
}

const checkText = (locale: string, text: string): string[] =>
  text.trim() ? typographyErrors(locale, text) : ['is empty; expected a text'];

/** What two languages must share: the kind of a message, the length of a list, the placeholders of a text. */
function compare(value: unknown, followed: unknown, file: string): string[] {
  if (followed === undefined) return [];
  if (Array.isArray(value) && Array.isArray(followed))
    return value.length === followed.length
      ? []
      : [`has ${value.length} items; expected ${followed.length} as in ${file}`];
  const kindOf = (one: unknown) => (Array.isArray(one) ? 'a list' : 'a text');
  if (kindOf(value) !== kindOf(followed))
    return [`is ${kindOf(value)}; expected ${kindOf(followed)} as in ${file}`];
  const [own, expected] = [readMessage(value).names, readMessage(followed).names];
  if (own === undefined || expected === undefined || own === expected) return [];
  return [`has ${own || 'no placeholders'}; expected ${expected || 'none'} as in ${file}`];
}

/** What a text expects to be filled in, in one order, or why it cannot be read. */
function readMessage(text: unknown): { names?: string; error?: string } {
  if (typeof text !== 'string') return {};
  const [error, elements] = attempt(() => parse(text));
  if (!elements) return { error: explainSyntaxError(error) };
  return { names: uniq(placeholders(elements)).sort().join(', ') };
}

/** `{name}` for a value, `<portfolio>` for a tag. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [`<${element.value}>`, ...placeholders(element.children)];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [`{${element.value}}`, ...options.flatMap(({ value }) => placeholders(value))];
  });
}
