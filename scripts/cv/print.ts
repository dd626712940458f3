/**
 * The CV: public/cv/*.pdf, printed by Chromium, and *.docx, made with `npm run cv` and committed, so that a build needs no
 * browser. The build only checks whether they are current.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type Locale, locales } from '../../app/_lib/locales';
import { profile } from '../../content/profile';
import { type CvType, cvTypes, fileNames } from '../handouts/file-names';
import { BuildError } from '../lib/errors';
import { listFiles, writeIfChanged, writeWhole } from '../lib/files';
import { root } from '../lib/paths';
import { cvPage } from './page';

export interface Cv {
  locale: Locale;
  type: CvType;
  file: string;
  html: string;
}

/** For each printed file, a hash of the page it was printed from and of the file itself. */
const RECORD = 'content/cv-hashes.json';

/** The site's two families, in the instances that the styles use. A variable font would be embedded as drawings. */
const FONTS = [
  { family: 'Text', from: 'bricolage-grotesque', weight: 400, axes: { opsz: 14, wght: 400, wdth: 100 } },
  { family: 'Text', from: 'bricolage-grotesque', weight: 640, axes: { opsz: 14, wght: 640, wdth: 100 } },
  { family: 'Display', from: 'bricolage-grotesque', weight: 680, axes: { opsz: 48, wght: 680, wdth: 88 } },
  { family: 'Telemetry', from: 'martian-mono', weight: 500, axes: { wght: 500, wdth: 87.5 } },
];

/** The CV of every language, in every format, as it is today. */
export function currentCvs(): Cv[] {
  const styles = readFileSync(join(root, 'scripts/cv/cv.css'), 'utf8');
  const style = `<style>:root { --accent: ${profile.accent} }\n${styles}</style>`;
  return locales.flatMap((locale) => {
    const page = cvPage(locale);
    return cvTypes.map((type) => ({
      locale,
      type,
      file: fileNames.cv(locale, type),
      html: type === 'pdf' ? page.replace('</head>', () => `${style}</head>`) : page,
    }));
  });
}

/** Throws unless every file is current; returns them with their sizes in bytes. */
export function checkCvs(folder: string, cvs = currentCvs()) {
  const record = readRecord(folder);
  return cvs.map(({ locale, type, file, html }) => {
    const path = join(folder, 'public/cv', file);
    const remedy = 'run "npm run cv", which needs Chromium, and commit the result.';
    if (!existsSync(path)) throw new BuildError(`public/cv/${file}: is missing; ${remedy}`);
    const content = readFileSync(path);
    if (record[file] !== fingerprint(html, content))
      throw new BuildError(`public/cv/${file}: differs from content/ and messages/; ${remedy}`);
    return { locale, type, file, bytes: content.length };
  });
}

/** Makes the files that are not current, and removes those of an earlier name. */
export async function printCvs(executablePath: string): Promise<string> {
  const folder = join(root, 'public/cv');
  const record = readRecord(root);
  const cvs = currentCvs();
  const outdated = cvs.filter(({ file, html }) => {
    const path = join(folder, file);
    return !existsSync(path) || record[file] !== fingerprint(html, readFileSync(path));
  });
  if (outdated.length) {
    // Imported late: the checks of every build need neither.
    const [{ chromium }, { wordFile }] = await Promise.all([import('playwright'), import('./docx')]);
    const browser = await chromium.launch({ executablePath });
    try {
      const page = await browser.newPage();
      for (const { type, file, html } of outdated) {
        const content = type === 'pdf' ? await printPdf(page, html) : await wordFile(html, profile.name);
        writeWhole(join(folder, file), content);
        record[file] = fingerprint(html, content);
      }
    } finally {
      await browser.close();
    }
  }
  const names = cvs.map(({ file }) => file);
  for (const old of listFiles(folder).filter((file) => !names.includes(file))) rmSync(join(folder, old));
  const entries = names.map((file) => [file, record[file]]);
  writeIfChanged(join(root, RECORD), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return `${outdated.length} printed, ${cvs.length - outdated.length} current`;
}

async function printPdf(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html.replace('</head>', `<style>${await fontFaces(html)}</style></head>`));
  await page.evaluate(() => document.fonts.ready);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

const fingerprint = (html: string, content: Buffer) =>
  createHash('sha256').update(html).update('\0').update(content).digest('hex');

function readRecord(folder: string): Record<string, string> {
  const file = join(folder, RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** `@font-face` rules with the letters of a page. */
async function fontFaces(html: string): Promise<string> {
  const { default: subsetFont } = await import('subset-font');
  const rules = FONTS.map(async ({ family, from, weight, axes }) => {
    const file = `node_modules/@fontsource-variable/${from}/files/${from}-latin-standard-normal.woff2`;
    // The styles turn some letters into capitals.
    const font = await subsetFont(readFileSync(join(root, file)), html + html.toUpperCase(), {
      targetFormat: 'truetype',
      variationAxes: axes,
    });
    const url = `data:font/ttf;base64,${font.toString('base64')}`;
    return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${url}); }`;
  });
  return (await Promise.all(rules)).join('\n');
}
