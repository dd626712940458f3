import { useTranslations } from 'next-intl';
import type { ListKey } from '@/content/types';
import { type Locale, locales } from './locales';

/** Returns a function that reads a list of texts in the visitor's language. */
export function useList(): (key: ListKey) => string[] {
  const t = useTranslations();
  return (key) => {
    const list: unknown = t.raw(key);
    return Array.isArray(list) ? list : [];
  };
}

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
