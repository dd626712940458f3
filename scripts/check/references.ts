import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files';
import { root } from '../lib/paths';
import { type Content, quote } from './content';

/** Texts that content asks for, by key: what is expected of each. */
export type WantedTexts = ReadonlyMap<string, string>;

/** The texts that the code names, by key. */
export const textsOfSite = () =>
  listFiles(join(root, 'app'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, 'app', file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/\bt(?:\.rich|\.markup)?\(\s*'(\w+\.[\w.]+)'/g)])
    .map(([, key = '']) => key);

/** What content names and nobody has added, a line each, and the texts that a translation needs. */
export function findMissing(
  content: Content,
  languages: readonly string[],
  siteTexts: readonly string[],
): { errors: string[]; texts: WantedTexts } {
  const { portfolio, hobbies, profile, resume, videos, technologies, pictures, messages } = content;
  const errors = new Set<string>();
  /** Once, however many places name it. */
  const report = (file: string, problem: string) =>
    [...errors].some((line) => line.startsWith(`${file}: `)) || errors.add(`${file}: ${problem}`);
  const texts = new Map(siteTexts.map((key) => [key, 'a text, which the site shows']));
  const keys = [...messages.values()].flatMap((translation) => [...translation.keys()]);

  const wantPicture = (id: string, place: string) => {
    if (!pictures.includes(id))
      report(
        `content/pictures/${id}`,
        `is missing; expected the file that ${place} names (.png, .jpg or .webp)`,
      );
  };
  const wantGroup = (group: string, place: string, fields: readonly string[]) => {
    if (keys.some((key) => key.startsWith(`${group}.`)))
      for (const field of fields) texts.set(`${group}.${field}`, `a text, as ${place} names "${group}"`);
    else
      errors.add(
        `${place}: has no texts; expected a group "${group}" with ${fields.join(', ')} in ${[...messages.keys()].map((locale) => `messages/${locale}.json`).join(' and ')}`,
      );
  };
  const wantTechnology = (id: string, place: string) => {
    if (!Object.hasOwn(technologies, id))
      report(
        `content/technologies.ts › ${id}`,
        `is missing; expected a line with its name, as ${place} names it`,
      );
  };

  const works = portfolio.flatMap(({ worksArray }) => worksArray.map(({ key }) => key));
  const nameOf = (item: string | { work: string }, field: string) =>
    typeof item === 'string' ? item : String(Reflect.get(item, field));
  for (const { key, isSubPart, contract, worksArray, imagesArray, videoIdsArray, technos } of portfolio) {
    const place = `content/portfolio.ts › ${key}`;
    wantGroup(`entries.${key}`, place, ['title', ...(isSubPart ? [] : ['company'])]);
    if (contract && contract !== 'ownProject') texts.set(`contracts.${contract}`, 'the name of the contract');
    for (const work of worksArray) wantGroup(`works.${work.key}`, `${place} › ${work.key}`, ['subTitle']);
    for (const item of imagesArray ?? []) {
      const name = nameOf(item, 'picture');
      wantPicture(`works/${name}`, place);
      texts.set(`pictures.works.${name}`, 'a description of the picture');
      texts.set(`captions.${name}`, 'the picture in a few words');
    }
    for (const item of videoIdsArray ?? []) {
      const name = nameOf(item, 'video');
      wantPicture(`posters/${name}`, place);
      texts.set(`videos.${name}`, 'the title of the video');
      if (!Object.hasOwn(videos, name))
        errors.add(`content/videos.ts › ${name}: is missing; expected the YouTube id, as ${place} names it`);
    }
    for (const item of technos) wantTechnology(nameOf(item, 'technology'), place);
  }

  for (const { key, url, world } of hobbies) {
    const place = `content/hobbies.ts › ${key}`;
    wantGroup(`hobbies.${key}`, place, ['title']);
    if (keys.includes(`hobbies.${key}.link`) && !url)
      errors.add(`${place}: has the text "hobbies.${key}.link" and no url; expected both or none`);
    const cover = `covers/${key}`;
    if (pictures.includes(cover)) texts.set(`pictures.covers.${key}`, 'a description of the cover');
    else if (keys.includes(`pictures.covers.${key}`)) wantPicture(cover, place);
    wantPicture(world, place);
  }

  if (!pictures.includes('portrait'))
    errors.add('content/pictures/portrait: is missing; expected your photo');
  for (const [index, { work, picture }] of profile.highlights.entries()) {
    const place = `content/profile.ts › highlights.${index}`;
    if (!works.includes(work))
      errors.add(`${place}: ${quote(work)} is no work; expected one of ${works.join(', ')}`);
    if (picture) wantPicture(`works/${picture}`, place);
  }
  for (const { work } of profile.highlights.filter(
    ({ work }, at, all) => all.findIndex((one) => one.work === work) < at,
  ))
    errors.add(`content/profile.ts › highlights: "${work}" is there twice; expected each work once`);
  wantPicture(profile.background.picture, 'content/profile.ts › background');
  wantPicture(profile.background.phonePicture, 'content/profile.ts › background');
  for (const contract of profile.availability?.contracts ?? [])
    texts.set(`contracts.${contract}`, 'the name of the contract');

  for (const { key } of resume.education ?? [])
    if (!keys.some((path) => path.startsWith(`education.${key}.`)))
      texts.set(`education.${key}.degree`, 'a text, or one for its area');
  for (const { key, technologies: skills } of resume.skills ?? []) {
    texts.set(`skills.${key}`, 'the kind of these technologies');
    for (const id of skills) wantTechnology(id, `content/resume.ts › skills ${key}`);
  }

  for (const locale of languages)
    if (!messages.has(locale))
      errors.add(
        `messages/${locale}.json: is missing; expected a translation, as content/languages.ts names it`,
      );
  for (const locale of messages.keys())
    if (!languages.includes(locale))
      errors.add(
        `messages/${locale}.json: is no language of the site; expected a line in localeNames of content/languages.ts`,
      );
  return { errors: [...errors], texts };
}
