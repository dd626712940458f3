/** Warnings for a site that could be published: unused texts and pictures, sample data, texts to translate. */
import { keyOfDescription } from '../../content/pictures';
import { flatten } from './catalogues';
import type { ContentInput } from './check-content';
import { knownPictures } from './pictures';
import { formatPath, type ValidationError } from './validation-error';

/** Starts a text that is still in another language. */
export const TO_TRANSLATE = '[à traduire]';

/** In place of a text that nobody has written yet. */
export const TO_WRITE = '[à compléter]';

/** Domain names that standards reserve for examples. */
const reservedName =
  /(?:^|[.@]|:\/\/)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org))(?![\w.-])/i;

/** Numbers that the French regulator reserves for fiction. */
const fictionalNumber = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)\d{4}$/;

const sampleName = /\bCamille\b|\bVega\b/;

/** Films of NASA in place of the owner's videos. */
const sampleVideos = ['nr5Pj6GQL2o', '4czjS9h4Fpg', 'l3QQQu7QLoM', 'dE-vOscpiNc', 'doN4t5NKW-k'];

/** Texts that belong to items of the content; every other text belongs to a page. */
const ownedByContent = /^(?:entries|works|videos|education|skills|hobbies\.[^.]+)\./;

/** Pictures that only the content shows; the code names the others. */
const shownByContent = /^(?:works|covers|posters|worlds)\//;

/** Everything that the content no longer needs. */
export function findUnused({ content, messages, pictureFiles }: ContentInput): ValidationError[] {
  const used = namesIn(content);
  const named = new Set(textsOf([content.portfolio, content.profile]).map(([, text]) => text));
  const unused = (file: string, path: PropertyKey[], what: string): ValidationError => ({
    file,
    path: formatPath(path),
    message: `${what}; expected to be used or removed`,
  });
  const listed = (name: 'technologies' | 'videos', what: string) =>
    Object.keys(content[name] ?? {})
      .filter((id) => !named.has(id))
      .map((id) => unused(`content/${name}.ts`, [id], what));
  return [
    ...listed('technologies', 'is a technology of no work and no skill'),
    ...listed('videos', 'is a video of no entry'),
    ...pictureFiles
      .filter((file) => shownByContent.test(file) && !used.has(withoutExtension(file)))
      .map((file) => unused(`content/pictures/${file}`, [], 'is a picture that no page shows')),
    ...Object.entries(messages).flatMap(([locale, tree]) =>
      unusedKeys(tree, used, pictureFiles).map((key) =>
        unused(`messages/${locale}.json`, key.split('.'), 'is a text that nothing in content/ names'),
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

/** The sample owner's data, as far as it can be recognised, and texts that wait for their translation. */
export function findSamples({ content, messages }: ContentInput): ValidationError[] {
  const files = [
    ...Object.entries(content).map(([name, value]) => [`content/${name}.ts`, value] as const),
    ...Object.entries(messages).map(([locale, tree]) => [`messages/${locale}.json`, tree] as const),
  ];
  return files.flatMap(([file, value]) =>
    textsOf(value).flatMap(([path, text]) => {
      const message = explainSample(text);
      return message ? [{ file, path: formatPath(path), message }] : [];
    }),
  );
}

function explainSample(text: string): string | null {
  if (text.startsWith(TO_TRANSLATE)) return 'is not translated yet; expected a text in this language';
  if (text === TO_WRITE) return 'is not written yet; expected a text of yours';
  if (sampleVideos.includes(text)) return 'is a film of NASA; expected a video of yours';
  if (fictionalNumber.test(text.replace(/\s/g, ''))) return 'is reserved for fiction; expected your number';
  if (reservedName.test(text)) return 'has a domain name reserved for examples; expected an address of yours';
  return sampleName.test(text) ? 'has the name of the sample owner; expected yours' : null;
}

/** Every text in a value with its path. */
function textsOf(value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]));
}

/** The texts in the content, some of which are keys of the catalogues. */
export function namesIn(content: ContentInput['content']): Set<string> {
  return new Set(textsOf(content).map(([, text]) => text));
}
