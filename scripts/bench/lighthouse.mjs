/** Lighthouse's four scores. It is no dependency, as it weighs more than everything else together: npx fetches it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../lib/browser.mjs';
import { BuildFault } from '../lib/faults.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/** The newest that runs on Node 20. */
const PACKAGE = 'lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const TIMES = 5;

/** Now and then it misses the start of its own recording, and asks to be run again. */
const TRIES = 3;

/**
 * @param {string} site its address
 * @param {string[]} paths French ones; the English are visited too
 * @returns {Promise<Record<string, Record<string, number>>>} medians of five by page, mobile, simulated throttling
 */
export async function lighthouseScores(site, paths) {
  /** @type {Record<string, Record<string, number>>} */
  const scores = {};
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  for (const path of ['', 'en/'].flatMap((language) => paths.map((page) => language + page))) {
    const all = [];
    for (let time = 0; time < TIMES; time++)
      all.push(await runOnce(site + path, join(folder, 'report.json')));
    scores[`/${path}`] = Object.fromEntries(
      CATEGORIES.map((name) => {
        const sorted = all.map((report) => (report.categories[name]?.score ?? 0) * 100).sort((a, b) => a - b);
        return [name, Math.round(sorted[Math.floor(TIMES / 2)] ?? 0)];
      }),
    );
  }
  rmSync(folder, { recursive: true });
  return scores;
}

/**
 * @param {string} url
 * @param {string} file
 * @param {number} [tries] left
 * @returns {Promise<{ categories: Record<string, { score: number }> }>}
 */
async function runOnce(url, file, tries = TRIES) {
  const { code, output } = await run(
    'npx',
    [
      '--yes',
      PACKAGE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { cwd: root, env: { CHROME_PATH: findBrowser() } },
  );
  if (code === 0) return JSON.parse(readFileSync(file, 'utf8'));
  if (tries > 1) return runOnce(url, file, tries - 1);
  throw new BuildFault(`Lighthouse failed:\n${output}`);
}
