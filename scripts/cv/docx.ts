/** The CV as a Word file, made from the same page as the PDF, for software and recruiters that ask for one. */
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
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

type Nodes = ReturnType<Cheerio<never>['contents']>;

/** How each element of the page that holds text becomes a paragraph. */
const PARAGRAPHS: Record<string, IParagraphOptions> = {
  h1: { heading: HeadingLevel.TITLE },
  h2: { heading: HeadingLevel.HEADING_1 },
  h3: { heading: HeadingLevel.HEADING_2 },
  h4: { heading: HeadingLevel.HEADING_3 },
  li: { bullet: { level: 0 } },
  p: {},
};

/**
 * @param html a page whose text is in headings, paragraphs and lists
 * @param creator the name in the file's properties
 */
export function wordFile(html: string, creator: string): Promise<Buffer> {
  const $ = load(html);
  const children = $('h1, h2, h3, h4, li, p')
    .get()
    .map((element) => {
      // The lists of the header are contact details: plain lines, which parsers read more easily than bullets.
      const options = $(element).is('header li') ? {} : PARAGRAPHS[element.tagName];
      return new Paragraph({ ...options, children: runs($, $(element).contents()) });
    });
  const document = new Document({
    creator,
    styles: { default: { document: { run: { font: 'Calibri', size: 21 } } } },
    sections: [
      { properties: { page: { margin: { top: 900, bottom: 900, left: 1000, right: 1000 } } }, children },
    ],
  });
  return Packer.toBuffer(document);
}

function runs($: CheerioAPI, nodes: Nodes, bold = false): ParagraphChild[] {
  return nodes.get().flatMap((node) => {
    if ('data' in node) return [new TextRun({ text: node.data, bold })];
    const children = runs($, $(node).contents(), bold || $(node).is('strong'));
    const link = $(node).attr('href');
    return link ? [new ExternalHyperlink({ link, children })] : children;
  });
}
