/** Translations: which files of messages/ are some, and how their texts are read. */
import { join } from 'node:path';
import type { Locale } from '../../app/lib/locales';
import type { Messages } from '../../content/types';
import { listFiles, readText } from './files';
import { parseJson } from './parse-json';
import { root } from './paths';

/** `<language>.json`. What editors and systems leave beside them is no translation. */
const translation = /^([a-z]{2,3}(?:-[a-z\d]{2,8})*)\.json$/i;

/** The languages that have a file in messages/. */
export const languagesOfFiles = () =>
  listFiles(join(root, 'messages')).flatMap((file) => translation.exec(file)?.[1] ?? []);

/**
 * Texts that take no values, as no code passes any: braces and tags in them are plain text, such as
 * `Map<string, User>`. All others are messages: https://formatjs.github.io/docs/icu-syntax
 */
const plain =
  /^(entries|works|contracts|videos|pictures|captions|education|skills|levels)\.|^hobbies\.[^.]+\.|^(meta\.jobTitle|cv\.summary|home\.(hobbies|invitation))$/;

/** @param key its dotted path, such as `works.shop.subTitle` */
export const isPlain = (key: string) => plain.test(key);

/** The pattern of what a message quotes, which is plain text: `'{id}'`. */
export const quotedPart = "'[{}<>](?:[^']|'')*'";

/** A plain text as a message that shows it. */
function toMessage(text: string): string {
  return text.replace(/['{}<>]+/g, (signs) => {
    const doubled = signs.replaceAll("'", "''");
    return doubled.replaceAll("'", '') ? `'${doubled}'` : doubled;
  });
}

/** A plain text as it is shown: one may quote in it as in a message. */
const toShown = (text: string) =>
  text.replace(RegExp(quotedPart, 'g'), (part) => part.slice(1, -1).replaceAll("''", "'"));

/** Reads the file of a translation, as its author has written it. */
export function parseTranslation(locale: string): unknown {
  const file = `messages/${locale}.json`;
  const text = readText(file);
  return text.trim() ? parseJson(text, file) : {};
}

type Change = (text: string, key: string) => string | undefined;

/** A tree, such as a translation, with other texts, or without some. */
export function mapTexts(tree: unknown, change: Change, path = ''): unknown {
  if (typeof tree === 'string') return change(tree, path);
  if (typeof tree !== 'object' || tree === null) return tree;
  const parts = Object.entries(tree).map(
    ([key, part]) => [key, mapTexts(part, change, path ? `${path}.${key}` : key)] as const,
  );
  return Array.isArray(tree) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** All words of a language as pages show them, once a build has written them. */
export const readMessages = (locale: Locale) =>
  mapTexts(JSON.parse(readText(`.cache/messages/${locale}.json`)), (text, key) =>
    isPlain(key) ? toShown(text) : text,
  ) as Messages;

/** The same words, all of them as messages. */
export const toMessages = (translation: unknown) =>
  mapTexts(translation, (text, key) => (isPlain(key) ? toMessage(toShown(text)) : text));
