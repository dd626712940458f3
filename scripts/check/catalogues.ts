import { placeholders } from './icu';
import { typographyErrors } from './typography';
import { formatPath, quote, type ValidationError } from './validation-error';

/** The texts and lists of one language by dotted path; a leaf of any other type is kept so that it can be reported. */
export type Catalogue = ReadonlyMap<string, unknown>;

/** Every language's catalogue by locale; the first is the one that the others follow. */
export type Catalogues = ReadonlyMap<string, Catalogue>;

/** Flattens a tree of messages by dotted path; the catalogue is empty for anything that is no tree. */
export function flatten(tree: unknown): Catalogue {
  return new Map(isGroup(tree) ? leaves(tree, []) : []);
}

function leaves(group: Record<string, unknown>, path: readonly string[]): [string, unknown][] {
  return Object.entries(group).flatMap(([key, value]): [string, unknown][] => {
    const place = [...path, key];
    return isGroup(value) ? leaves(value, place) : [[place.join('.'), value]];
  });
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

const fileOf = (locale: string) => `messages/${locale}.json`;

const errorAt = (locale: string, key: string, message: string, index?: number): ValidationError => ({
  file: fileOf(locale),
  path: formatPath([...key.split('.'), ...(index === undefined ? [] : [index])]),
  message,
});

/**
 * Finds what is wrong in the catalogues themselves and between them.
 * @param described the description each content picture needs: its key, and the id of the picture
 */
export function checkCatalogues(
  catalogues: Catalogues,
  described: ReadonlyMap<string, string>,
): ValidationError[] {
  const keys = new Set([
    ...[...catalogues.values()].flatMap((catalogue) => [...catalogue.keys()]),
    ...described.keys(),
  ]);
  const [reference] = catalogues.keys();
  return [...catalogues].flatMap(([locale, catalogue]) => [
    ...[...keys]
      .filter((key) => !catalogue.has(key))
      .map((key) => missing(locale, key, catalogues, described.get(key))),
    ...[...catalogue].flatMap(([key, value]) => [
      ...checkValue(locale, key, value),
      ...(reference === undefined || reference === locale
        ? []
        : checkPair(
            { locale, value },
            { locale: reference, value: catalogues.get(reference)?.get(key) },
            key,
          )),
    ]),
  ]);
}

function missing(
  locale: string,
  key: string,
  catalogues: Catalogues,
  picture: string | undefined,
): ValidationError {
  if (picture) return errorAt(locale, key, `is missing; expected a description of the picture "${picture}"`);
  const [other, value] = [...catalogues]
    .map(([name, catalogue]) => [name, catalogue.get(key)] as const)
    .find(([, found]) => found !== undefined) ?? ['', undefined];
  return errorAt(locale, key, `is missing; expected the counterpart of ${quote(value)} in ${fileOf(other)}`);
}

/** What a text or a list must be, without regard to the other languages. */
function checkValue(locale: string, key: string, value: unknown): ValidationError[] {
  if (typeof value === 'string')
    return [...checkText(locale, key, value), ...checkSyntax(locale, key, value)];
  if (!isList(value))
    return [errorAt(locale, key, `${quote(value)} is no text; expected a text, a list of texts or a group`)];
  if (!value.length) return [errorAt(locale, key, 'is an empty list; expected at least one text')];
  return value.flatMap((item, index) =>
    typeof item === 'string'
      ? [...checkText(locale, key, item, index), ...checkPlain(locale, key, item, index)]
      : [errorAt(locale, key, `${quote(item)} is no text; expected a text`, index)],
  );
}

function checkText(locale: string, key: string, text: string, index?: number): ValidationError[] {
  if (!text.trim()) return [errorAt(locale, key, 'is empty; expected a text', index)];
  return typographyErrors(locale, text).map((message) => errorAt(locale, key, message, index));
}

function checkSyntax(locale: string, key: string, text: string): ValidationError[] {
  try {
    placeholders(text);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      errorAt(
        locale,
        key,
        `${quote(text)} is no ICU message (${reason}); expected every brace and tag in pairs`,
      ),
    ];
  }
}

/** Lists hold plain text: a placeholder in one would be shown to the visitor. */
function checkPlain(locale: string, key: string, text: string, index: number): ValidationError[] {
  const found = /[{}<>]/.exec(text)?.[0];
  return found
    ? [errorAt(locale, key, `has "${found}", which would be shown as it is; expected plain text`, index)]
    : [];
}

interface Side {
  locale: string;
  value: unknown;
}

/** What two languages must share: the kind of a message, the length of a list, the placeholders of a text. */
function checkPair(side: Side, reference: Side, key: string): ValidationError[] {
  const { locale, value } = side;
  const other = fileOf(reference.locale);
  if (reference.value === undefined) return [];
  if (isList(value) !== isList(reference.value)) {
    return [errorAt(locale, key, `is ${kindOf(value)}; expected ${kindOf(reference.value)} as in ${other}`)];
  }
  if (isList(value) && isList(reference.value) && value.length !== reference.value.length) {
    return [
      errorAt(locale, key, `has ${value.length} items; expected ${reference.value.length} as in ${other}`),
    ];
  }
  const [names, expected] = [placeholderList(value), placeholderList(reference.value)];
  return names === undefined || expected === undefined || names === expected
    ? []
    : [
        errorAt(
          locale,
          key,
          `has ${names || 'no placeholders'}; expected ${expected || 'none'} as in ${other}`,
        ),
      ];
}

const kindOf = (value: unknown) => (isList(value) ? 'a list' : 'a text');

/** The placeholders in one order, to compare and to show; undefined where there are none to read. */
function placeholderList(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return [...placeholders(value)].sort().join(', ');
  } catch {
    // Reported by checkSyntax.
    return undefined;
  }
}
