import type { PartialDate } from '../../content/types';
import { findFormError } from '../check/forms';
import { readDate } from './dates';
import { plainText, readLines } from './plain-text';

/** What is said about a résumé: what stops the command, what was changed, what has no place. */
export interface Remarks {
  /** A line each, with path and remedy. */
  errors: string[];
  notes: string[];
  /** Paths without numbers, such as `work.location`. */
  unused: Set<string>;
}

export type Fields = ReturnType<typeof readFields>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !value.trim()) ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** The first text of an item that may be a text or an object with a name. */
const nameOf = (item: unknown) =>
  typeof item === 'object' && item !== null ? Reflect.get(item, 'name') : item;

/**
 * Reads the fields of an object as people write them: empty values count as missing.
 * @param main the field that a text in the place of the object stands for
 * @param path where the object is, such as `work.0`
 */
export function readFields(value: unknown, path: string, remarks: Remarks, main = 'name') {
  const { errors, notes, unused } = remarks;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const fields: Record<string, unknown> = isObject ? { ...value } : isEmpty(value) ? {} : { [main]: value };
  const at = (name: string) => [path, name].filter(Boolean).join('.');
  const read = new Set<string>();

  /** The first of some fields that has a value, and its path. */
  const take = (...names: string[]): [value: unknown, path: string] => {
    for (const name of names) read.add(name);
    const name = names.find((one) => !isEmpty(fields[one])) ?? names[0] ?? '';
    const found = fields[name];
    return [isEmpty(found) ? undefined : found, at(name)];
  };
  const refuse = (where: string, found: unknown, expected: string) =>
    void errors.push(`${where}: is ${JSON.stringify(found)}; expected ${expected}`);
  const rawText = (...names: string[]): string => {
    const [found, where] = take(...names);
    if (typeof found === 'object') refuse(where, found, 'a text');
    return found === undefined || typeof found === 'object' ? '' : String(found);
  };

  return {
    path,
    /** A text in one line. */
    text: (...names: string[]) => plainText(rawText(...names)) || undefined,
    lines: (...names: string[]) => readLines(rawText(...names)),
    /** A list of texts; a text that lists some counts too. */
    texts(...names: string[]): string[] {
      const [found, where] = take(...names);
      if (found === undefined) return [];
      if (typeof found === 'string') return readLines(found).map(({ text }) => text);
      if (!Array.isArray(found)) return refuse(where, found, 'a list of texts in brackets') ?? [];
      const texts = found.filter((item) => !isEmpty(item)).map(nameOf);
      const wrong = texts.find((item) => typeof item === 'object' || item === undefined);
      if (wrong !== undefined) refuse(where, wrong, 'a list of texts');
      return [...new Set(texts.map((item) => plainText(String(item))).filter(Boolean))];
    },
    list(...names: string[]): { value: unknown; path: string }[] {
      const [found, where] = take(...names);
      if (found === undefined) return [];
      if (!Array.isArray(found)) return refuse(where, found, 'a list in brackets') ?? [];
      return found
        .map((item, index) => ({ value: item, path: `${where}.${index}` }))
        .filter((one) => !isEmpty(one.value));
    },
    /** Null for a date such as "Present", undefined where there is none. */
    date(name: string): PartialDate | null | undefined {
      const text = rawText(name).trim();
      if (!text) return;
      const date = readDate(text);
      if (date === undefined) refuse(at(name), text, 'a year or a month, such as "2019" or "2019-04"');
      return date;
    },
    url(...names: string[]): `https://${string}` | undefined {
      const [, where] = take(...names);
      const text = rawText(...names).trim();
      if (!text) return;
      const url: `https://${string}` = `https://${text.replace(/^(?:https?:)?\/\//i, '')}`;
      if (findFormError('url', url)) return refuse(where, text, 'an address such as "https://site.example"');
      if (/^http:/i.test(text)) notes.push(`${where}: is written as ${url}; see whether it works`);
      return url;
    },
    take,
    refuse,
    /** Notes the fields that nobody has read. */
    end() {
      for (const [name, found] of Object.entries(fields))
        if (!read.has(name) && !isEmpty(found)) unused.add(at(name).replace(/\.\d+(?=\.|$)/g, ''));
    },
  };
}
