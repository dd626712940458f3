/** What an owner sees of each edit while `npm run dev` runs, and a phone on the same network. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { defaultLocale, localeNames, locales } from '../../app/lib/locales';
import { profile } from '../../content/profile';
import { listFiles } from '../../scripts/lib/files';
import { root } from '../../scripts/lib/paths';
import { copyProject } from '../variant/project-copy';

/** A copy of the project, so that edits harm nothing; it is inside, where its packages are. */
const folder = join(root, '.cache/variants/dev');

interface Server {
  port: number;
  /** What it has printed so far. */
  printed: () => string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads its fixtures from it
    async ({}, use) => {
      rmSync(folder, { recursive: true, force: true });
      copyProject(folder);
      const port = await freePort();
      // An agent's terminal: Next would write its own rules into AGENTS.md.
      const env = {
        ...process.env,
        PORT: String(port),
        AI_AGENT: 'claude',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      };
      const command = ['--import', './scripts/preflight.mjs', 'scripts/dev.ts'];
      const child: ChildProcess = spawn(process.execPath, command, { cwd: folder, env });
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text) => {
          printed += text;
        });
      await use({ port, printed: () => printed });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe.configure({ mode: 'serial', timeout: 300_000 });

/** Until something is seen. */
const timeout = 60_000;

/** Opens a page and marks its document: a reload would lose the mark. */
async function open(page: Page, { port, printed }: Server, path = '/', host = 'localhost') {
  await expect.poll(printed, { timeout: 120_000 }).toContain('Ready in');
  // From then on Next tells the page what changes.
  const subscribes = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => /subscribe/.test(String(payload)) && resolve()),
    );
  });
  await page.goto(`http://${host}:${port}${path}`, { timeout: 180_000 });
  await subscribes;
  await page.locator('html[data-ready]').waitFor({ timeout: 180_000 });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true);

/** Changes a file of the copy. */
function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  writeFileSync(join(folder, file), after);
}

type Tree = { [key: string]: string | Tree | undefined };

/** Changes a text of a translation, by its path. */
const withText = (path: string, text: string | undefined) => (json: string) => {
  const words: Tree = JSON.parse(json);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const group = keys.reduce<Tree>((tree, key) => tree[key] as Tree, words);
  group[last] = text;
  return `${JSON.stringify(words, null, 2)}\n`;
};

const words = (locale: string): Record<string, Record<string, unknown>> =>
  JSON.parse(readFileSync(join(root, `messages/${locale}.json`), 'utf8'));

const word = (locale: string) => `Edited in ${locale}`;

for (const locale of locales) {
  test(`a word that changes in messages/${locale}.json shows without a reload`, async ({ page, server }) => {
    await open(page, server);
    if (locale !== defaultLocale) await page.getByRole('button', { name: localeNames[locale] }).click();
    edit(`messages/${locale}.json`, withText('home.allWorks', word(locale)));
    await expect(page.getByText(word(locale))).toBeVisible({ timeout });
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 }), 'no text is shown raw').not.toContainText(/[<{]/);
  });
}

test('a fact that changes shows without a reload', async ({ page, server }) => {
  await open(page, server);
  const name = 'Inès Øster';
  edit('content/profile.ts', (text) =>
    text.replace(JSON.stringify(profile.name).replaceAll('"', "'"), `'${name}'`),
  );
  await expect(page.getByRole('navigation').getByRole('link', { name }).first()).toBeVisible({ timeout });
  expect(await isSameDocument(page)).toBe(true);
});

test('a picture that is replaced shows without a reload', async ({ page, server }) => {
  await open(page, server);
  const pictures = 'content/pictures';
  const portrait = listFiles(join(folder, pictures)).find((file) => file.startsWith('portrait.')) ?? '';
  const image = page.getByRole('img', { name: words(defaultLocale).pictures?.portrait as string });
  const before = await image.getAttribute('src');
  const photo = await sharp({ create: { width: 480, height: 480, channels: 3, background: '#246' } })
    .toFormat(portrait.endsWith('.png') ? 'png' : portrait.endsWith('.webp') ? 'webp' : 'jpeg')
    .toBuffer();
  writeFileSync(join(folder, pictures, portrait), photo);
  await expect(image).not.toHaveAttribute('src', before ?? '', { timeout });
  await expect(image).not.toHaveJSProperty('naturalWidth', 0, { timeout });
  expect(await isSameDocument(page)).toBe(true);
});

for (const [file, change, property, value] of [
  [
    'app/styles/_settings.scss',
    (text: string) => text.replace(/--ink-dim: #\w+/, '--ink-dim: #102030'),
    '--ink-dim',
    '#102030',
  ],
  [
    'app/styles/_base.scss',
    (text: string) => `${text}\n:root { letter-spacing: 0.5px; }\n`,
    'letter-spacing',
    '0.5px',
  ],
] as const) {
  test(`a style that changes in ${file} shows without a reload`, async ({ page, server }) => {
    await open(page, server);
    const style = () =>
      page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), property);
    edit(file, change);
    await expect.poll(style, { timeout }).toBe(value);
    expect(await isSameDocument(page)).toBe(true);
  });
}

for (const [mistake, change, line, named] of [
  [
    'is no JSON',
    (text: string) => text.replace('{', '{,'),
    /messages\/\w+\.json, line \d+/,
    (page: Page) => page.getByRole('dialog').filter({ hasText: 'messages/' }).first(),
  ],
  [
    'lacks a text',
    withText('home.allWorks', undefined),
    /messages\/\w+\.json › home\.allWorks: is missing/,
    (page: Page) => page.getByRole('link', { name: 'home.allWorks' }),
  ],
] as const) {
  test(`a translation that ${mistake} is named until it is corrected`, async ({ page, server }) => {
    await open(page, server);
    const file = `messages/${defaultLocale}.json`;
    const before = readFileSync(join(folder, file), 'utf8');
    const printed = server.printed().length;
    edit(file, change);
    await expect(named(page)).toBeVisible({ timeout });
    await expect.poll(() => server.printed().slice(printed), { timeout }).toMatch(line);
    edit(file, () => withText('home.allWorks', `Mended: it ${mistake}`)(before));
    await expect(page.getByText(`Mended: it ${mistake}`)).toBeVisible({ timeout });
    await expect(named(page)).toHaveCount(0, { timeout });
  });
}

test('a phone on the same network gets the scripts', async ({ page, server }) => {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
  const { address } = addresses.find(({ family, internal }) => family === 'IPv4' && !internal) ?? {};
  test.skip(!address, 'this machine has no network');
  await open(page, server, '/', address);
});

test('no file is written into the project', () => {
  // The copy has none of the project's.
  for (const name of ['AGENTS.md', 'CLAUDE.md']) expect(existsSync(join(folder, name)), name).toBe(false);
});
