import { hobbies } from '@/content/hobbies';
import type { Hobby, HobbyTexts, Messages } from '@/content/types';

/**
 * The owner's texts for an item of the content.
 * @param key the key of the item
 * @throws where there are none, which the check has ruled out
 */
export function textsOf<Texts>(group: Record<string, Texts>, key: string): Texts {
  const texts = group[key];
  if (!texts) throw new Error(`messages/ has no texts for "${key}".`);
  return texts;
}

/** The hobbies in a language, in the order of the page. */
export function hobbiesIn(messages: Pick<Messages, 'hobbies'>): (Hobby & HobbyTexts)[] {
  // The group has words of the site too.
  const group: Record<string, unknown> = messages.hobbies;
  return hobbies.map((hobby) => ({ ...hobby, ...(textsOf(group, hobby.key) as HobbyTexts) }));
}
