import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { create } from 'fontkitten';
import { attempt } from '../lib/attempt';

/**
 * Static, as Typst reads no variable font, and named like no font of a machine. From
 * `@fontsource-variable`, cut and merged with fontTools; `letters` is Noto Sans.
 */
const ownFolder = 'app/fonts/static';

/** Fonts that an owner adds for other scripts. */
export const ownersFolder = 'content/fonts';

export interface FontFile {
  family: string;
  data: Buffer;
  characters: ReadonlySet<number>;
}

/** Reads all fonts, those of the owner last. */
export const readFonts = (root = process.cwd()): FontFile[] =>
  [ownFolder, ownersFolder]
    .map((folder) => join(root, folder))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.(ttf|otf)$/i.test(name))
        .sort()
        .map((name) => readFont(join(folder, name))),
    );

export function readFont(path: string): FontFile {
  const data = readFileSync(path);
  const font = attempt(() => create(data));
  // One that is cut off has no name; one for pages has another type.
  const isWhole = font && !font.isCollection && font.type === 'TTF' && font.familyName;
  if (!isWhole || Object.keys(font.variationAxes).length)
    throw new Error(
      `${relative(process.cwd(), path)}: is no font that the CV can have; expected a whole .ttf or .otf file, neither variable nor a collection`,
    );
  return { family: font.familyName, data, characters: new Set(font.characterSet) };
}

/** The characters of a text that need a glyph: no spaces, no line ends, no invisible signs. */
const drawn = (text: string) =>
  new Set(text.normalize('NFC').replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, ''));

/** The characters of a text that none of the fonts can draw. */
export const missingCharacters = (text: string, fonts: readonly FontFile[]): string[] =>
  [...drawn(text)].filter((one) => !fonts.some(({ characters }) => characters.has(one.codePointAt(0) ?? 0)));

/** The letters of a text, accents and vowel signs included, that none of the fonts can draw. */
export const missingLetters = (text: string, fonts: readonly FontFile[]): string[] =>
  missingCharacters(text.replace(/[^\p{L}\p{M}]/gu, ''), fonts);

/** @example nameCharacter('Ж') // '"Ж" (U+0416)' */
export const nameCharacter = (one: string) =>
  `"${one}" (U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;
