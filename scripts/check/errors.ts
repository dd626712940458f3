import {
  type FontFile,
  missingLetters,
  nameCharacter,
  ownersFolder,
  readFonts,
} from '../../app/(files)/fonts';
import { locales } from '../../app/lib/locales';
import { flatten } from '../lib/files';
import { root } from '../lib/paths';
import { type Content, inFile } from './content';
import { findEntryErrors } from './entries';
import { findFactErrors } from './facts';
import { findKeyErrors } from './keys';
import { findMissing, textsOfSite } from './references';
import { findTextErrors } from './translations';

/** Everything that stops a build: a line each, with file, place, problem and remedy. */
export function findErrors(
  content: Content,
  languages: readonly string[] = locales,
  siteTexts = textsOfSite(),
): string[] {
  const factErrors = findFactErrors(content);
  if (factErrors.length) return factErrors;
  const { errors, texts } = findMissing(content, languages, siteTexts);
  return [
    ...errors,
    ...findTextErrors(content, texts, languages),
    ...findKeyErrors(content),
    ...findEntryErrors(content),
    ...findLetterErrors(content),
  ];
}

/** Letters that no font of the CV has: a line for each file, as a new language lacks all of them. */
function findLetterErrors({
  videos,
  messages,
  technologies,
  languages,
  pictures,
  ...facts
}: Content): string[] {
  let fonts: FontFile[];
  try {
    fonts = readFonts(root);
  } catch (error) {
    return [(error as Error).message];
  }
  const texts = [...flatten(facts)].map(([place, value]) => [inFile(place), value] as const);
  for (const [locale, translation] of messages)
    for (const [key, text] of translation) texts.push([`messages/${locale}.json › ${key}`, text]);
  const missing = new Map<string, { place: string; letters: Set<string> }>();
  for (const [place, text] of texts) {
    const [file = ''] = place.split(' › ');
    const { letters } = missing.get(file) ?? { letters: new Set() };
    for (const letter of typeof text === 'string' ? missingLetters(text, fonts) : [])
      missing.set(file, { place, ...missing.get(file), letters: letters.add(letter) });
  }
  return [...missing.values()].map(({ place, letters: [letter = '', ...others] }) => {
    const more = others.length ? `, nor ${others.length} more of this file` : '';
    return `${place}: no font of the CV has ${nameCharacter(letter)}${more}; add one to ${ownersFolder}/`;
  });
}
