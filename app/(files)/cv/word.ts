import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { CvContent, CvItem, CvText } from './cv';

const dim = '4C5564';

/** The CV as a Word file, made by `next build` ([...file]/route.ts); its content is from `cvContent` (cv.ts). */
export async function wordFile(cv: CvContent): Promise<Buffer> {
  const heading = (size: number, before: number, color = '10141C') => ({
    run: { size, color, bold: true },
    paragraph: { spacing: { before }, keepNext: true },
  });
  const document = new Document({
    title: cv.title,
    creator: cv.name,
    lastModifiedBy: cv.name,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 20, language: { value: cv.locale } } },
        title: heading(56, 0),
        heading1: heading(22, 240, dim),
        heading2: heading(22, 160),
        heading3: heading(20, 80),
      },
    },
    sections: [
      {
        properties: { page: { margin: { top: 900, bottom: 900, left: 1000, right: 1000 } } },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: cv.name }),
          new Paragraph({ children: [new TextRun({ text: cv.role, size: 28 })] }),
          new Paragraph({ children: texts(cv.contact) }),
          new Paragraph({ children: texts(cv.addresses) }),
          new Paragraph({ text: cv.intro }),
          ...cv.sections.flatMap(({ title, items }) => [
            new Paragraph({ heading: HeadingLevel.HEADING_1, text: title }),
            ...items.flatMap((item) => paragraphs(item, HeadingLevel.HEADING_2)),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function paragraphs(item: CvItem, heading: IParagraphOptions['heading']): Paragraph[] {
  const { title, date, links = [], employer, lines = [], actions = [], tools, works = [] } = item;
  const aside = date ? [new TextRun({ text: date, bold: false, size: 18, color: dim })] : texts(links);
  const head = new Paragraph({
    heading,
    // At the right margin.
    tabStops: [{ type: TabStopType.RIGHT, position: 9900 }],
    children: [new TextRun({ text: title }), new TextRun({ children: [new Tab()] }), ...aside],
  });
  return [
    ...(title ? [head] : []),
    ...(employer ? [new Paragraph({ children: [new TextRun({ text: employer, bold: true })] })] : []),
    ...lines.map(({ label, text }) => {
      const start = label ? [new TextRun({ text: label, bold: true }), new TextRun(' — ')] : [];
      return new Paragraph({ children: [...start, new TextRun(text)] });
    }),
    ...actions.map((text) => new Paragraph({ bullet: { level: 0 }, text })),
    ...(tools ? [new Paragraph({ children: [new TextRun({ text: tools, size: 18, color: dim })] })] : []),
    ...works.flatMap((work) => paragraphs(work, HeadingLevel.HEADING_3)),
  ];
}

function texts(all: CvText[]) {
  return all.flatMap(({ text, url }, index) => {
    const run = new TextRun({ text, bold: false, ...(url && { style: 'Hyperlink' }) });
    const shown = url ? new ExternalHyperlink({ link: url, children: [run] }) : run;
    return index ? [new TextRun({ text: ' · ', bold: false }), shown] : [shown];
  });
}
