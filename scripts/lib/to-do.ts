/** A translation, or a part of one. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Whether nobody has written a text yet. */
export const isToDo = (text: unknown) => typeof text === 'string' && /^(?:TODO|FIXME)\b/.test(text);
