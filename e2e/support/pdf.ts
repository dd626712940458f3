import { getDocumentProxy } from 'unpdf';

/** A PDF as pdf.js reads it, which knows nothing of how it was made. */
export async function readPdf(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  const contents = await Promise.all(pages.map(async (page) => (await page).getTextContent()));
  const trees = await Promise.all(pages.map(async (page) => (await page).getStructTree()));
  const itemsOfPages = contents.map(({ items }) => items.flatMap((item) => ('str' in item ? item : [])));
  const names = bytes.toString('latin1').matchAll(/\/FontName \/(?:\w{6}\+)?([\w-]+)/g);
  return {
    pages: document.numPages,
    preferences: await document.getViewerPreferences(),
    text: itemsOfPages.map((items) => items.map(toText).join('')).join('\n'),
    /** Pieces of text: where they end in points from the left, and the size of their letters. */
    pieces: itemsOfPages
      .flat()
      .filter(({ str }) => str.trim())
      .map(({ str, transform, width, height }) => ({
        text: str.normalize('NFC'),
        end: Number(transform[4]) + width,
        size: height,
      })),
    tags: trees.flatMap((tree) => pathsOf(tree as Tag)),
    headings: titlesOf(await document.getOutline()),
    fonts: [...new Set([...names].map(([, name = '']) => name))].sort(),
  };
}

const toText = ({ str, hasEOL }: { str: string; hasEOL: boolean }) => str + (hasEOL ? '\n' : '');

type Tag = { role?: string; children?: Tag[] };

/** Each tag with those around it, such as `Root > P > Link`. */
const pathsOf = ({ role = '', children = [] }: Tag): string[] => [
  role,
  ...children.flatMap(pathsOf).map((path) => `${role} > ${path}`),
];

type Outline = { title: string; items: Outline }[];

const titlesOf = (outline: Outline): string[] =>
  outline.flatMap(({ title, items }) => [title, ...titlesOf(items)]);
