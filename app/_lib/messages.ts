import {
  type AbstractIntlMessages,
  type RichTranslationValues,
  type TranslationValues,
  useTranslations,
} from 'next-intl';
import type { ReactNode } from 'react';
import type { SiteKey } from '@/app/_components/shell/site.words';
import type { ListKey, TextKey } from '@/content/types';
import { type Locale, locales } from './locales';

/** What scripts/words-loader.ts makes of a `*.words.ts` file: the words under its keys in every language. */
export type Words = Record<Locale, AbstractIntlMessages>;

/** `t()` for some keys only. */
export interface Translate<Key> {
  (key: Extract<Key, TextKey>, values?: TranslationValues): string;
  rich(key: Extract<Key, TextKey>, values: RichTranslationValues): ReactNode;
  raw(key: Extract<Key, ListKey>): unknown;
}

/** `t()` for the keys that every page has and for `Key`, those of the page's `*.words.ts`; others fail the type check. */
export const useWords = useTranslations as unknown as <Key = never>() => Translate<Key | SiteKey>;

/** A missing word stops the export; in a browser it is reported, and `fallbackText` takes its place. */
export function reportMissingWord(error: Error): void {
  if (typeof window === 'undefined') throw error;
  console.error(error);
}

/**
 * The text at a dotted path in the first other language that has it; else the path.
 * A text with placeholders can't be completed here, so it counts as missing.
 */
export function fallbackText(words: Partial<Record<Locale, object>>, locale: Locale, path: string): string {
  const texts = locales
    .filter((other) => other !== locale)
    .map((other) =>
      path.split('.').reduce<unknown>((node, name) => Reflect.get(Object(node), name), words[other]),
    );
  return texts.find((text) => typeof text === 'string') ?? path;
}
