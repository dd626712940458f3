/**
 * What is the sample's in content/ and messages/, so that an owner is told what is left of it.
 * `npx tsx scripts/check/sample.ts` writes sample.json anew: whoever changes the sample runs it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten, listFiles, sha256 } from '../lib/files';
import { root } from '../lib/paths';
import { type Content, inFile, readContent } from './content';
import known from './sample.json' with { type: 'json' };

/** Fields of facts that every owner has another value for. */
const ownFact =
  /^profile\.(name|givenName|familyName|email|phone|source|links\.\d+\.url)$|^resume\.website$|\.institution$|(^hobbies\.|resume\.education).*\.url$|^resume\.(certificates|awards)\.\d+\.(?!date)|(deploy|github)Url$/;

/** Texts that every owner writes anew. */
const ownText =
  /^(home\.(title|proposition|intro|hobbies|invitation|flightPlan\.text)|cv\.summary|meta\.hobbies|meta\.(home|portfolio)\.description|entries\.\w+\.title|works\.\w+\.(?!short$)|videos|captions|pictures|hobbies\.\w+\.(title|intro|poster)$)/;

/** Pictures that every owner replaces; scenes and planets may stay. */
const ownPicture = /^(portrait\.|(works|covers|posters)\/)/;

/** Pictures of the README. */
const screenshots = ['docs/home.jpg', 'docs/home-phone.jpg'];

/** Everything that an owner has to replace: its place, and what identifies its value. */
export function ownParts({
  messages,
  videos,
  technologies,
  pictures,
  ...facts
}: Content): [string, string][] {
  const parts: [string, string][] = [];
  for (const [place, value] of flatten(facts))
    if (ownFact.test(place) && typeof value === 'string') parts.push([inFile(place), value]);
  for (const [name, id] of Object.entries(videos)) parts.push([`content/videos.ts › ${name}`, id]);
  for (const [locale, texts] of messages)
    for (const [key, text] of texts)
      if (ownText.test(key)) parts.push([`messages/${locale}.json › ${key}`, String(text)]);
  const files = listFiles(join(root, 'content/pictures'))
    .filter((file) => ownPicture.test(file))
    .map((file) => `content/pictures/${file}`);
  for (const file of [...files, ...screenshots].filter((one) => existsSync(join(root, one))))
    parts.push([file, sha256(readFileSync(join(root, file)))]);
  return parts;
}

const fingerprint = (value: string) => sha256(value).slice(0, 8);

const fingerprints = new Set<string>(known);

/** Whether a fact, a text or the hash of a picture is the sample's. */
export const isSample = (value: string) => fingerprints.has(fingerprint(value));

/** Names that give the sample away in a text that was only edited in part. */
const names = /Camille Vega|camille-vega|Lutèce|meetsys|Boussole|Apogée|Maréchal/;

/** The places whose value is still the sample's. */
export function findSampleParts(content: Content): string[] {
  const { messages, videos, technologies, pictures, ...facts } = content;
  const texts = [...flatten(facts)].map(([place, value]) => [inFile(place), value] as const);
  for (const [locale, translation] of messages)
    for (const [key, text] of translation) texts.push([`messages/${locale}.json › ${key}`, text]);
  const same = ownParts(content).filter(([, value]) => isSample(value));
  const named = texts.filter(([, text]) => names.test(String(text)));
  return [...new Set([...same, ...named].map(([place]) => place))];
}

if (process.argv[1] === import.meta.filename) {
  const values = ownParts(await readContent()).map(([, value]) => fingerprint(value));
  const lines = [...new Set(values)].sort().map((one) => `  "${one}"`);
  writeFileSync(join(root, 'scripts/check/sample.json'), `[\n${lines.join(',\n')}\n]\n`);
}
