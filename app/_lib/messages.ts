import { useMessages } from 'next-intl';
import type { ListKey } from '@/content/types';

/**
 * Walks a dotted path down a tree of messages to a list of texts.
 * @throws if there is no list at that path, which the check on content rules out
 */
function readList(messages: object, key: string): string[] {
  const list = key
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], messages);
  if (!Array.isArray(list)) throw new Error(`messages: "${key}" is no list`);
  return list;
}

/** Gives a function that reads a list of texts in the visitor's language. */
export function useList(): (key: ListKey) => string[] {
  const messages = useMessages();
  return (key) => readList(messages, key);
}
