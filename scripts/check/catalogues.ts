import { placeholders } from './icu';
import { typographyErrors } from './typography';
import { formatPath, quote, type ValidationError } from './validation-error';

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
 * @param described the description each content picture needs: its key, and the id of the picture
 */
export function checkCatalogues(
  catalogues: Catalogues,
  described: ReadonlyMap<string, string>,
): ValidationError[] {
  const keys = new Set([...[...catalogues.values()].flatMap((one) => [...one.keys()]), ...described.keys()]);
  const [reference] = catalogues.keys();
  return [...catalogues].flatMap(([locale, catalogue]) => {
    const missing = [...keys].filter((key) => !catalogue.has(key));
    const report = (key: string, problem: Problem): ValidationError => {
      const { message, index } = typeof problem === 'string' ? { message: problem } : problem;
      const path = [...key.split('.'), ...(index === undefined ? [] : [index])];
      return { file: fileOf(locale), path: formatPath(path), message };
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
  if (typeof value === 'string') return [...checkText(locale, value), ...checkSyntax(value)];
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

function checkSyntax(text: string): string[] {
  try {
    placeholders(text);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`${quote(text)} is not an ICU message (${reason}); expected every brace and tag in pairs`];
  }
}

/** Lists contain plain text: a placeholder in one would be shown to the visitor. */
function checkPlain(text: string): string[] {
  const found = /[{}<>]/.exec(text)?.[0];
  return found ? [`has "${found}", which would be shown as it is; expected plain text`] : [];
}

/** What two languages must share: the kind of a message, the length of a list, the placeholders of a text. */
function compare(value: unknown, followed: unknown, file: string): string[] {
  const kindOf = (one: unknown) => (isList(one) ? 'a list' : 'a text');
  if (isList(value) !== isList(followed))
    return [`is ${kindOf(value)}; expected ${kindOf(followed)} as in ${file}`];
  if (isList(value) && isList(followed) && value.length !== followed.length)
    return [`has ${value.length} items; expected ${followed.length} as in ${file}`];
  const [names, expected] = [placeholderList(value), placeholderList(followed)];
  if (names === undefined || expected === undefined || names === expected) return [];
  return [`has ${names || 'no placeholders'}; expected ${expected || 'none'} as in ${file}`];
}

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
