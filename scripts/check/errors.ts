import { missingLetters, nameCharacter, ownersFolder, readFonts } from '../../app/(files)/fonts';
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

/** Letters that no font of the CV has. */
function findLetterErrors({ videos, messages, technologies, pictures, ...facts }: Content): string[] {
  const fonts = readFonts(root);
  const texts = [...flatten(facts)].map(([place, value]) => [inFile(place), value] as const);
  for (const [locale, translation] of messages)
    for (const [key, text] of translation) texts.push([`messages/${locale}.json › ${key}`, text]);
  return texts.flatMap(([place, text]) => {
    const [letter] = typeof text === 'string' ? missingLetters(text, fonts) : [];
    return letter
      ? `${place}: no font of the CV has ${nameCharacter(letter)}; add one to ${ownersFolder}/`
      : [];
  });
}
