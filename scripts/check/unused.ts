/** What is left over in the content: a site can be published with it, but its owner would want to know. */
import { keyOfDescription } from '../../content/pictures';
import { flatten } from './catalogues';
import { type ContentInput, knownPictures } from './check-content';
import type { ValidationError } from './validation-error';

/** Texts that belong to items of the content; every other text belongs to a page. */
export const ownedByContent = /^(?:entries|works|videos|education|skills|hobbies\.[^.]+)\./;

/** Pictures that only the content shows; the code names the others. */
const shownByContent = /^(?:works|covers|posters|worlds)\//;

export function findUnused({ content, messages, pictureFiles }: ContentInput): ValidationError[] {
  const used = namesIn(content);
  const named = new Set(textsOf([content.portfolio, content.resume]).map(([, text]) => text));
  const unused = (file: string, path: PropertyKey[], what: string): ValidationError => ({
    file,
    path,
    message: `${what}; expected to be used or removed`,
  });
  const listed = (name: 'technologies' | 'videos', what: string) =>
    Object.keys(content[name] ?? {})
      .filter((id) => !named.has(id))
      .map((id) => unused(`content/${name}.ts`, [id], what));
  return [
    ...listed('technologies', 'is used by no work and no skill'),
    ...listed('videos', 'is shown in no entry'),
    ...pictureFiles
      .filter((file) => shownByContent.test(file) && !used.has(withoutExtension(file)))
      .map((file) => unused(`content/pictures/${file}`, [], 'is shown on no page')),
    ...Object.entries(messages).flatMap(([locale, tree]) =>
      unusedKeys(tree, used, pictureFiles).map((key) =>
        unused(`messages/${locale}.json`, key.split('.'), 'is used by nothing in content/'),
      ),
    ),
  ];
}

const withoutExtension = (file: string) => file.replace(/\.\w+$/, '');

/** The dotted paths of a catalogue that neither the content nor a picture names. */
export function unusedKeys(
  tree: unknown,
  used: ReadonlySet<string>,
  pictureFiles: readonly string[],
): string[] {
  const { contentPictures } = knownPictures(pictureFiles);
  const described = new Set([...contentPictures].map(keyOfDescription));
  return [...flatten(tree).keys()].filter((key) =>
    key.startsWith('pictures.') ? !described.has(key) : ownedByContent.test(key) && !used.has(key),
  );
}

export function textsOf(value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]));
}

/** The texts in the content, some of which are keys of the catalogues. */
export function namesIn(content: ContentInput['content']): Set<string> {
  return new Set(textsOf(content).map(([, text]) => text));
}
