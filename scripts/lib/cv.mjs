/**
 * The curriculum vitae: public/cv/*.pdf, printed by Chromium from content and catalogues with `npm run cv` and committed,
 * so that a build needs no browser. The build only asks whether they are of today.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFault } from './faults.mjs';
import { listFiles, writeIfChanged, writeWhole } from './files.mjs';
import { importTypeScript } from './typescript-modules.mjs';

/** @typedef {{ locale: string, file: string, html: string }} Curriculum */

const STYLES = 'scripts/cv/cv.css';

/** For each printed file, a hash over the page it was printed from and over the file itself. */
const RECORD = 'content/cv.json';

const MEND = 'run "npm run cv", which needs Chromium, and keep what it writes.';

/** The site's two families, in the few instances that the styles name. A variable font would be embedded as drawings. */
const FONTS = [
  { family: 'Text', from: 'bricolage-grotesque', weight: 400, axes: { opsz: 14, wght: 400, wdth: 100 } },
  { family: 'Text', from: 'bricolage-grotesque', weight: 640, axes: { opsz: 14, wght: 640, wdth: 100 } },
  { family: 'Display', from: 'bricolage-grotesque', weight: 680, axes: { opsz: 48, wght: 680, wdth: 88 } },
  { family: 'Telemetry', from: 'martian-mono', weight: 500, axes: { wght: 500, wdth: 87.5 } },
];

/** @param {string} root */
async function readCurricula(root) {
  const { curricula } = /** @type {{ curricula: () => Curriculum[] }} */ (
    await importTypeScript(root, 'app/_lib/recruiters/for-build.ts')
  );
  const styles = readFileSync(join(root, STYLES), 'utf8');
  return curricula().map(({ locale, file, html }) => ({
    locale,
    file,
    html: html.replace('</head>', () => `<style>${styles}</style></head>`),
  }));
}

/**
 * Step of the build: stops it when what recruiters get is older than what the site says.
 * @param {{ root: string }} options
 * @returns {Promise<string>} one line about what was done
 */
export async function checkCv({ root }) {
  const record = readRecord(root);
  const printed = await readCurricula(root);
  for (const { file, html } of printed) {
    if (record[file] !== fingerprint(html, readCv(root, file))) {
      throw new BuildFault(`public/cv/${file}: is not what content/ and messages/ say now; ${MEND}`);
    }
  }
  return `${printed.length} files, current`;
}

/**
 * The files that pages link to, by language, with their sizes in kilobytes.
 * @param {{ root: string }} options
 */
export async function cvFiles({ root }) {
  const files = (await readCurricula(root)).map(({ locale, file }) => [
    locale,
    { file, size: Math.round(readCv(root, file).length / 1000) },
  ]);
  return Object.fromEntries(files);
}

/**
 * @param {string} root
 * @param {string} file
 */
function readCv(root, file) {
  const path = join(root, 'public/cv', file);
  if (!existsSync(path)) throw new BuildFault(`public/cv/${file}: is missing; ${MEND}`);
  return readFileSync(path);
}

/**
 * Prints what is not current, and removes files of an earlier name.
 * @param {{ root: string, executablePath: string | undefined }} options
 * @returns {Promise<string>} one line about what was done
 */
export async function printCv({ root, executablePath }) {
  const folder = join(root, 'public/cv');
  const record = readRecord(root);
  const all = await readCurricula(root);
  const isCurrent = ({ file, html }) =>
    existsSync(join(folder, file)) && record[file] === fingerprint(html, readFileSync(join(folder, file)));
  const due = all.filter((curriculum) => !isCurrent(curriculum));

  if (due.length) {
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({ executablePath });
    try {
      const page = await browser.newPage();
      for (const { file, html } of due) {
        await page.setContent(
          html.replace('</head>', `<style>${await fontFaces(root, html)}</style></head>`),
        );
        await page.evaluate(() => document.fonts.ready);
        const pdf = await page.pdf({
          preferCSSPageSize: true,
          printBackground: true,
          tagged: true,
          outline: true,
        });
        writeWhole(join(folder, file), pdf);
        record[file] = fingerprint(html, pdf);
      }
    } finally {
      await browser.close();
    }
  }

  const kept = all.map(({ file }) => file);
  for (const old of listFiles(folder).filter((file) => !kept.includes(file))) rmSync(join(folder, old));
  const entries = kept.map((file) => [file, record[file]]);
  writeIfChanged(join(root, RECORD), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return `${due.length} printed, ${all.length - due.length} current`;
}

/**
 * @param {string} html
 * @param {Buffer} pdf
 */
const fingerprint = (html, pdf) => createHash('sha256').update(html).update('\0').update(pdf).digest('hex');

/**
 * @param {string} root
 * @returns {Record<string, string>}
 */
function readRecord(root) {
  const file = join(root, RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {string} root
 * @param {string} html
 * @returns {Promise<string>} `@font-face` rules that hold the letters of a page
 */
async function fontFaces(root, html) {
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
