import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { CvContent, CvItem, CvLine, CvText } from './cv-content';

const dim = '4C5564';

/** The CV as a Word file. */
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
        title: heading(52, 0),
        heading1: heading(24, 160, dim),
        heading2: heading(21, 120),
        heading3: heading(20, 60),
      },
    },
    sections: [
      {
        properties: { page: { margin: { top: 800, bottom: 800, left: 1000, right: 1000 } } },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: cv.name }),
          paragraph(row([{ text: cv.role, size: 28 }])),
          ...[cv.contact, cv.addresses, cv.terms]
            .filter(({ length }) => length > 0)
            .map((texts) => paragraph({ children: textRuns(texts) })),
          paragraph({ ...row([{ text: cv.intro }]), spacing: { before: 80 } }),
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

/** Each but the last stays on the page of the next one, a position on that of its first work. */
function paragraphs(item: CvItem, heading: IParagraphOptions['heading']): Paragraph[] {
  const { title, date, links = [], at, contract, lines = [], actions = [], tools, works = [] } = item;
  const head: IParagraphOptions = { heading, ...atRightMargin([{ text: title }], textRuns(links)) };
  const when = { text: date, size: 18, color: dim };
  const where = [{ text: at, bold: true }, { text: contract && ` · ${contract}` }];
  const rows: IParagraphOptions[] = [
    ...(title ? [head] : []),
    ...(at || date ? [atRightMargin(where, date ? [new TextRun(when)] : [])] : []),
    ...lines.map((line) => row(line.flatMap(labelled))),
    ...actions.map((text) => ({ bullet: { level: 0 }, text })),
    ...(tools ? [row([{ text: tools, size: 18, color: dim }])] : []),
  ];
  return [
    ...rows.map((one, index) => paragraph({ ...one, keepNext: index < rows.length - 1 || works.length > 0 })),
    ...works.flatMap((work) => paragraphs(work, HeadingLevel.HEADING_3)),
  ];
}

const labelled = ({ label, text }: CvLine[number], index: number): IRunOptions[] => [
  { text: index ? ' · ' : '' },
  ...(label ? [{ text: label, bold: true }, { text: ' — ' }] : []),
  { text },
];

/** Text, and other text at the right end of its line. */
const atRightMargin = (start: IRunOptions[], end: ParagraphChild[]): IParagraphOptions => ({
  tabStops: [{ type: TabStopType.RIGHT, position: 9900 }],
  children: [
    ...start.map((run) => new TextRun(run)),
    ...(end.length ? [new TextRun({ children: [new Tab()] })] : []),
    ...end,
  ],
});

const row = (runs: IRunOptions[]): IParagraphOptions => ({ children: runs.map((run) => new TextRun(run)) });

/** With a property, as docx2txt joins paragraphs that have none to the one before. */
const paragraph = (options: IParagraphOptions) => new Paragraph({ keepLines: true, ...options });

function textRuns(all: CvText[]) {
  return all.flatMap(({ text, url }, index) => {
    const run = new TextRun({ text, bold: false, ...(url && { style: 'Hyperlink' }) });
    const shown = url ? new ExternalHyperlink({ link: url, children: [run] }) : run;
    return index ? [new TextRun({ text: ' · ', bold: false }), shown] : [shown];
  });
}
