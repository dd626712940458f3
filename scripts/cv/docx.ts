/** The CV as a Word file, made from the same page as the PDF, for software and recruiters that ask for one. */
import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** How each element of the page that holds text becomes a paragraph. */
const PARAGRAPHS: Record<string, IParagraphOptions> = {
  h1: { heading: HeadingLevel.TITLE },
  h2: { heading: HeadingLevel.HEADING_1 },
  h3: { heading: HeadingLevel.HEADING_2 },
  h4: { heading: HeadingLevel.HEADING_3 },
  li: { bullet: { level: 0 } },
  p: {},
};

/** Neither is text. */
const SKIPPED = ['head', 'style', 'svg'];

const isElement = (node: Node): node is Element => 'tagName' in node;

/**
 * @param html a page whose text is in headings, paragraphs and lists
 * @param creator the name in the file's properties
 */
export function wordFile(html: string, creator: string): Promise<Buffer> {
  const children = parse(html).childNodes.flatMap((node) => paragraphs(node));
  const document = new Document({
    creator,
    styles: { default: { document: { run: { font: 'Calibri', size: 21 } } } },
    sections: [
      { properties: { page: { margin: { top: 900, bottom: 900, left: 1000, right: 1000 } } }, children },
    ],
  });
  return Packer.toBuffer(document);
}

/** The lists of the header are contact details: plain lines, which parsers read more easily than bullets. */
function paragraphs(node: Node, isHeader = false): Paragraph[] {
  if (!isElement(node) || SKIPPED.includes(node.tagName)) return [];
  const options = PARAGRAPHS[isHeader && node.tagName === 'li' ? 'p' : node.tagName];
  if (!options) {
    return node.childNodes.flatMap((child) => paragraphs(child, isHeader || node.tagName === 'header'));
  }
  return [new Paragraph({ ...options, children: node.childNodes.flatMap((child) => runs(child)) })];
}

function runs(node: Node, bold = false): ParagraphChild[] {
  if ('value' in node) return [new TextRun({ text: node.value, bold })];
  if (!isElement(node)) return [];
  const children = node.childNodes.flatMap((child) => runs(child, bold || node.tagName === 'strong'));
  const link = node.tagName === 'a' && node.attrs.find(({ name }) => name === 'href')?.value;
  return link ? [new ExternalHyperlink({ link, children })] : children;
}
