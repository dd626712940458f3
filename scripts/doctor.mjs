/**
 * `npm run doctor`: tells the owner what still is sample data, what is unset, which links answer and what a deploy needs.
 * It only looks and tells; it always ends well, except when the content can't be read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askLink, findLinks, findSamples, isOffline } from './lib/doctor.mjs';
import { explain } from './lib/faults.mjs';
import { isBuilt } from './lib/fingerprint.mjs';
import { root } from './lib/paths.mjs';
import { inPool } from './lib/pool.mjs';
import { readSettings } from './lib/settings.mjs';
import { importTypeScript } from './lib/typescript-modules.mjs';

/** The content files with facts about the owner, each named as its export. */
const FILES = ['profile', 'portfolio', 'hobbies'];
const TIMEOUT = 5_000;
const AT_ONCE = 4;

/**
 * @param {string} title
 * @param {string[]} lines
 */
function tell(title, lines) {
  console.log(`\n${title}`);
  for (const line of lines) console.log(`  ${line}`);
}

/** @returns {Promise<Record<string, unknown>>} */
async function readFiles() {
  const content = FILES.map(async (name) => {
    const file = `content/${name}.ts`;
    return /** @type {const} */ ([file, (await importTypeScript(root, file))[name]]);
  });
  const { locales } = await importTypeScript(root, 'app/_lib/locales.ts');
  const messages = /** @type {string[]} */ (locales).map((locale) => {
    const file = `messages/${locale}.json`;
    return /** @type {const} */ ([file, JSON.parse(readFileSync(join(root, file), 'utf8'))]);
  });
  return Object.fromEntries([...(await Promise.all(content)), ...messages]);
}

/** @param {Record<string, unknown>} files */
async function tellLinks(files) {
  const links = findLinks(files);
  if (!links.length) return tell('Links: none to ask, all of them have sample names', []);
  const answers = await inPool(links, AT_ONCE, (url) => askLink(url, { fetch, timeout: TIMEOUT }));
  if (isOffline(answers)) {
    return tell(
      `Links: not checked, this machine seems to be offline (${links.length} asked, none reached)`,
      [],
    );
  }
  const failed = answers.filter(({ problem }) => problem);
  tell(
    `Links: ${answers.length - failed.length} of ${answers.length} answer`,
    failed.map(({ url, problem }) => `${url}  ${problem}`),
  );
}

try {
  const settings = readSettings();
  const { siteUrl, basePath } = settings;
  const files = await readFiles();

  const samples = findSamples(files);
  tell(
    samples.length ? `Sample data: ${samples.length} places still hold it` : 'Sample data: none left',
    samples.map(({ place, value, why }) => `${place}: ${value.slice(0, 60)}  (${why})`),
  );

  tell('Settings', [
    siteUrl
      ? `SITE_URL is ${siteUrl}`
      : 'SITE_URL is unset: set it to the origin you publish at, such as https://your-name.github.io',
    basePath
      ? `BASE_PATH is ${basePath}: the site has to be served there`
      : 'BASE_PATH is unset: the site has to be served at the root of its host',
  ]);

  await tellLinks(files);

  const isCurrent = existsSync(join(root, 'out')) && isBuilt(root, settings);
  tell('For a deploy', [
    isCurrent
      ? 'out/ is current: upload what is in it'
      : 'out/ is missing, or older than its inputs or these settings: npm run build',
    '404.html has to answer unknown paths, with status 404',
    'out/_headers has the headers, for hosts that read it (Netlify, Cloudflare Pages)',
    'host by host: docs/deploying.md',
  ]);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
