/** The steps of the build on small inputs: what they make, and what they report when something is wrong. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import sharp, { type Color } from 'sharp';
import { previews } from '../app/_lib/search-engines/previews';
import { moveAddressScriptFirst } from '../scripts/finish/address-script';
import { parsePage, serializePage } from '../scripts/finish/html';
import { inlineStyles } from '../scripts/finish/inline-styles';
import { delayScripts, scriptLoader } from '../scripts/finish/late-scripts';
import { type Transform, transformPages } from '../scripts/finish/pages';
import { addSecurityPolicy, securityPolicy } from '../scripts/finish/security-policy';
import { findBrowser } from '../scripts/lib/browser';
import { listFiles } from '../scripts/lib/files';
import { readJson } from '../scripts/lib/json';
import { root as project } from '../scripts/lib/paths';
import { outdatedPreviews, previewFingerprint } from '../scripts/lib/previews';
import { run } from '../scripts/lib/run';
import { countResults, formatTotals } from '../scripts/lib/test-results';
import { translator } from '../scripts/lib/translator';
import { writeAccent } from '../scripts/prepare/accent';
import { buildLogoSprite } from '../scripts/prepare/logo-sprite';
import { widthsFor } from '../scripts/prepare/picture-encoder';
import { buildPictures, progressLine } from '../scripts/prepare/pictures';
import wordsLoader, { pickWords } from '../scripts/words-loader';

const test = base.extend<{ root: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  root: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'build-'));
    await use(root);
    rmSync(root, { recursive: true });
  },
});

function writeFile(root: string, path: string, data: string | Buffer) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), data);
}

const plain = (width: number, height: number, background: Color = '#204060') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

test.describe('pictures', () => {
  const manifest = (root: string) =>
    JSON.parse(readFileSync(join(root, 'content/pictures.generated.json'), 'utf8'));
  const published = (root: string) => readdirSync(join(root, 'public/pictures/covers')).sort();

  test('a picture gets its formats, its widths and a line in the manifest', async ({ root }) => {
    writeFile(root, 'content/pictures/covers/moon.png', await plain(400, 200));
    expect(await buildPictures(root)).toBe('1 pictures, 1 encoded, 0 from the cache');

    const { 'covers/moon': picture } = manifest(root);
    expect(picture).toEqual({
      width: 400,
      height: 200,
      hash: expect.stringMatching(/^[0-9a-f]{8}$/),
      widths: [160, 320, 400],
      color: '#204060',
    });
    const name = (width: number, format: string) => `moon-${width}.${picture.hash}.${format}`;
    const wanted = [160, 320, 400].flatMap((width) => [name(width, 'avif'), name(width, 'webp')]);
    expect(published(root)).toEqual(wanted.sort());
    const file = join(root, 'public/pictures/covers', name(320, 'avif'));
    expect(await sharp(file).metadata()).toMatchObject({ width: 320, height: 160, mediaType: 'image/avif' });
  });

  test('a transparent picture stays transparent', async ({ root }) => {
    writeFile(
      root,
      'content/pictures/worlds/gas.png',
      await plain(400, 400, { r: 255, g: 0, b: 0, alpha: 0.5 }),
    );
    await buildPictures(root);
    expect(manifest(root)['worlds/gas']).toMatchObject({ alpha: true, color: '#ff0000', widths: [400] });
  });

  test('pictures are encoded once, to the same bytes, and removed with their master', async ({ root }) => {
    writeFile(root, 'content/pictures/covers/moon.png', await plain(160, 160));
    writeFile(root, 'content/pictures/covers/sun.png', await plain(160, 160, '#ffcc00'));
    await buildPictures(root);
    const bytes = () =>
      published(root).map((name) => readFileSync(join(root, 'public/pictures/covers', name), 'base64'));
    const first = bytes();

    expect(await buildPictures(root)).toBe('2 pictures, 0 encoded, 2 from the cache');
    rmSync(join(root, '.cache'), { recursive: true });
    rmSync(join(root, 'public'), { recursive: true });
    expect(await buildPictures(root)).toBe('2 pictures, 2 encoded, 0 from the cache');
    expect(bytes()).toEqual(first);

    rmSync(join(root, 'content/pictures/covers/sun.png'));
    await buildPictures(root);
    expect(published(root).every((name) => name.startsWith('moon-'))).toBe(true);
    expect(Object.keys(manifest(root))).toEqual(['covers/moon']);
  });

  const invalid: [file: string, message: RegExp][] = [
    [
      'covers/broken.png',
      /^content\/pictures\/covers\/broken\.png: can't be read as a picture \(.+\); export .+$/,
    ],
    [
      'covers/moon.gif',
      /^content\/pictures\/covers\/moon\.gif: not a picture this build reads; save it as .+$/,
    ],
    ['covers/My Moon.png', /^content\/pictures\/covers\/My Moon\.png: rename it to small letters, .+$/],
    ['moons/moon.png', /^content\/pictures\/moons\/moon\.png: move it into one of the folders scenes, .+$/],
  ];
  for (const [file, message] of invalid) {
    test(`${file} stops the build in one line`, async ({ root }) => {
      writeFile(root, `content/pictures/${file}`, 'not a picture');
      await expect(buildPictures(root)).rejects.toThrow(message);
    });
  }

  test('a truncated picture stops the build, and no manifest is written', async ({ root }) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { width: 600, height: 600, channels: 3, background: '#888', noise } as const;
    const whole = await sharp({ create }).jpeg().toBuffer();
    writeFile(root, 'content/pictures/covers/half.jpg', whole.subarray(0, whole.length / 2));
    await expect(buildPictures(root)).rejects.toThrow(/^content\/pictures\/covers\/half\.jpg: can't be read/);
    expect(existsSync(join(root, 'content/pictures.generated.json'))).toBe(false);
  });

  test('the first build says on one line how many pictures are left', () => {
    expect(progressLine(3, 35, true)).toBe('\r          pictures: 3 of 35 encoded, 32 left');
    expect(progressLine(35, 35, true)).toBe('\r\u001b[K');
    expect(progressLine(3, 35, false)).toBe('          pictures: 3 of 35 encoded, 32 left\n');
  });

  test('a picture is never enlarged', () => {
    expect(widthsFor([320, 640, 1280], 1280)).toEqual([320, 640, 1280]);
    expect(widthsFor([320, 640, 1280], 4000)).toEqual([320, 640, 1280]);
    expect(widthsFor([320, 640, 1280], 900)).toEqual([320, 640, 900]);
    expect(widthsFor([320, 640, 1280], 640)).toEqual([320, 640]);
    expect(widthsFor([320, 640, 1280], 100)).toEqual([100]);
  });
});

test('technology logos become one file of symbols', ({ root }) => {
  buildLogoSprite(root, { react: { icon: 'react' } });
  const { file } = readJson(root, 'content/sprite.generated.json') as { file: string };
  expect(file).toMatch(/^technologies\.[0-9a-f]{8}\.svg$/);
  expect(readFileSync(join(root, 'public', file), 'utf8')).toMatch(
    /^<svg [^>]+>\n<symbol id="react" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>\n<\/svg>\n$/,
  );
});

test('an unknown logo stops the build in one line', ({ root }) => {
  expect(() => buildLogoSprite(root, { react: { icon: 'reactjs' } })).toThrow(
    /^content\/technologies\.ts, react\.icon: no icon "reactjs" in simple-icons; expected a slug .+\.$/,
  );
});

test.describe('words', () => {
  test('a list of keys picks its words, and a star picks all', () => {
    const catalogue = { nav: { home: 'Home', menu: 'Menu' }, list: ['a', 'b'] };
    expect(pickWords(catalogue, ['nav.menu', 'list'])).toEqual({ nav: { menu: 'Menu' }, list: ['a', 'b'] });
    expect(pickWords(catalogue, [])).toEqual(catalogue);
    expect(() => pickWords(catalogue, ['nav.nope'])).toThrow('"nav.nope" is not a key of the catalogues');
  });

  test('a catalogue with broken JSON is reported with its name and line', ({ root }) => {
    for (const [json, message] of [
      ['{\n  "a": 1,\n}', /^messages\/fr\.json:2: is not valid JSON: /],
      ['{\n\n  "a" "b"\n}', /^messages\/fr\.json:3: is not valid JSON: /],
      ['', /^messages\/fr\.json:1: is not valid JSON: /],
    ] as const) {
      writeFile(root, 'messages/fr.json', json);
      const context = { rootContext: root, addDependency: () => {}, addContextDependency: () => {} };
      expect(() => wordsLoader.call(context, 'nav')).toThrow(message);
    }
  });
});

test.describe('a page of the export', () => {
  const page = (body: string, head = '') =>
    `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
  const change = (html: string, transform: Transform) => {
    const document = parsePage(html);
    transform(document);
    return serializePage(document);
  };

  test('inline scripts keep every byte', () => {
    const html = page('<script>self.push("a \\u003c b & \'c\' <!-- <b> \\n é")</script><p>1 &lt; 2</p>');
    expect(change(html, () => {})).toBe(html);
  });

  test('the address script moves before everything that loads', () => {
    const script = '<script id="address-script">go()</script>';
    const sheet = '<link rel="stylesheet" href="/a.css">';
    expect(change(page('', sheet + script), moveAddressScriptFirst)).toBe(page('', script + sheet));
  });

  test('style sheets move into the page, and their links stay disabled', () => {
    const link = '<link rel="stylesheet" href="/a.css" data-precedence="next">';
    expect(change(page('', link), (document) => inlineStyles(document, (href) => `/*${href}*/`))).toBe(
      page('', `<style>/*/a.css*/</style>${link.replace('>', ' disabled="">')}`),
    );
  });

  test('scripts are replaced by a loader that names each once; those of old browsers stay', () => {
    const loader = `<script>${scriptLoader('/main-app-1.js', ['/a.js', '/w.js'])}</script>`;
    const head = [
      '<link rel="preload" as="script" href="/w.js">',
      '<script src="/a.js" async=""></script>',
      '<script src="/main-app-1.js" async=""></script>',
      '<script src="/old.js" nomodule=""></script>',
    ].join('');
    const body = '<script src="/w.js" id="_R_" async=""></script><script>payload</script>';
    expect(change(page(body, head), delayScripts)).toBe(
      page(`${loader}<script>payload</script>`, '<script src="/old.js" nomodule=""></script>'),
    );
  });

  const nextHasChanged = /Next has changed how it starts a page/;
  const unexpected: [what: string, html: string, transform: Transform, message: RegExp | string][] = [
    ['without the address script', page(''), moveAddressScriptFirst, /expected .*address-script/],
    ['without style sheets', page(''), (document) => inlineStyles(document, () => ''), 'expected links to'],
    [
      'without the script with an id',
      page('<script src="/main-app-1.js" async></script>'),
      delayScripts,
      nextHasChanged,
    ],
    [
      'without the script that starts it',
      page('<script src="/w.js" id="_R_" async></script>'),
      delayScripts,
      nextHasChanged,
    ],
    [
      'with a script that blocks',
      page('<script src="/main-app-1.js"></script><script src="/w.js" id="_R_" async></script>'),
      delayScripts,
      nextHasChanged,
    ],
    [
      'with a script before its character set',
      '<!DOCTYPE html><html><head><script src="/a.js"></script><meta charset="utf-8"></head></html>',
      (document) => addSecurityPolicy(document, { remoteOrigin: null }),
      'expected <meta charset> first in <head>, found <script>',
    ],
    [
      'with a style sheet that would end its element',
      page('', '<link rel="stylesheet" href="/a.css">'),
      (document) => inlineStyles(document, () => 'a::after{content:"</style>"}'),
      '/a.css contains "</style"',
    ],
    [
      'with a style sheet of relative addresses',
      page('', '<link rel="stylesheet" href="/a.css">'),
      (document) => inlineStyles(document, () => 'a{background:url(b.png)}'),
      '/a.css contains a relative URL',
    ],
  ];
  for (const [what, html, transform, message] of unexpected) {
    test(`a page ${what} stops the build in a line with its name`, ({ root }) => {
      writeFile(root, 'en/index.html', html);
      const build = () => transformPages(root, [transform]);
      expect(build).toThrow(message);
      expect(build).toThrow(/^out\/en\/index\.html: [^\n]+$/);
    });
  }
});

test.describe('security policy', () => {
  const policyOf = (body: string, remoteOrigin: string | null = null, sheets: string[] = []) =>
    securityPolicy(parsePage(`<!DOCTYPE html><meta charset="utf-8">${body}`), { remoteOrigin, sheets }).split(
      '; ',
    );

  test('it allows exactly the scripts that a browser runs', () => {
    // The digest of the example in the Content Security Policy specification.
    const digest = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
    const policy = policyOf(
      [
        "<SCRIPT type=module>alert('Hello, world.');</SCRIPT >",
        '<!-- <script>never()</script> -->',
        '<p title="<script>never()</script>">a > b</p>',
        '<textarea><script>never()</script></textarea>',
        '<script src="/a.js" async></script>',
        '<script type="application/ld+json">{"@type":"Person"}</script>',
      ].join(''),
    );
    expect(policy).toContain(`script-src 'self' ${digest}`);
    expect(policy.join()).not.toContain('unsafe');
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(directive);
  });

  test('it allows the styles of the page, those in <noscript>, and the sheets of the site', () => {
    const hashes = policyOf('<style>a{}</style><noscript><style>b{}</style></noscript>', null, ['c{}']);
    expect(hashes.find((directive) => directive.startsWith('style-src '))?.split(' ')).toHaveLength(5);
  });

  test('it allows style attributes, and a remote background, only where there are some', () => {
    expect(policyOf('<p data-style="a">').join()).not.toContain('style-src-attr');
    expect(policyOf("<p style='color:red'>")).toContain("style-src-attr 'unsafe-inline'");
    expect(policyOf('', 'https://img.example.org')).toContain("img-src 'self' data: https://img.example.org");
  });

  test('it is written directly after the character set', () => {
    const document = parsePage('<html><head><meta charset="utf-8"><link rel="icon"></head></html>');
    addSecurityPolicy(document, { remoteOrigin: null });
    expect(serializePage(document)).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><link/,
    );
  });
});

test('a link preview that is missing or shows other words is reported', async () => {
  expect(await outdatedPreviews(project)).toEqual([]);
  const [first, second] = previews(translator);
  if (!first || !second) throw new Error('no previews');
  const changed = [
    { ...first, path: '/previews/nowhere.jpg' },
    { ...second, words: { ...second.words, title: 'Other words' } },
  ];
  expect(await outdatedPreviews(project, changed)).toEqual([
    'public/previews/nowhere.jpg is missing: "npm run previews" draws it.',
    `public${second.path} shows other words or another accent than the site: "npm run previews" draws it again.`,
  ]);
  expect(previewFingerprint(first.words, '#7dff9a')).not.toBe(previewFingerprint(first.words));
});

test('another accent reaches the styles and every icon', async ({ root }) => {
  writeFile(root, 'content/mark.svg', readFileSync(join(project, 'content/mark.svg')));
  const write = async (accent: string) => {
    await writeAccent(root, accent);
    return ['app', 'public'].flatMap((folder) =>
      listFiles(join(root, folder)).map((file) => readFileSync(join(root, folder, file), 'base64')),
    );
  };
  const before = await write('#ff8a3c');
  expect(before).toHaveLength(8);
  expect((await write('#7dff9a')).filter((data) => before.includes(data))).toEqual([]);
});

test.describe('npm test', () => {
  test('a test that passed the second time and an error outside of tests are failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countResults({ stats }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
    const passed = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countResults({ stats: passed, errors: ['no such module'] }, 1).failed).toBe(1);
    expect(countResults({ stats: passed }, 1).failed).toBe(1);
    expect(countResults({ stats: passed }, 0).failed).toBe(0);
    expect(formatTotals({ passed: 212, failed: 0, skipped: 3 })).toBe(
      'total: 212 passed, 0 failed, 3 skipped',
    );
  });

  test('a CHROMIUM that is no browser is reported in one line', () => {
    expect(() => findBrowser({ CHROMIUM: '/nowhere' })).toThrow(
      'CHROMIUM is "/nowhere"; expected the path of a browser',
    );
  });

  test('the types that a development server leaves behind do not stop a build', async ({ root }) => {
    for (const file of ['tsconfig.json', 'app/locales.ts'])
      writeFile(root, file, readFileSync(join(project, file.replace('app/', 'app/_lib/'))));
    writeFile(root, '.next/dev/types/validator.ts', 'type Unused = 1;\nexport {};\n');
    const { code, output } = await run(process.execPath, [
      join(project, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--project',
      root,
    ]);
    expect([code, output]).toEqual([0, '']);
  });

  test('a BASE_URL where nobody answers ends the run in one line', async () => {
    const { code, output } = await run(
      process.execPath,
      ['node_modules/playwright/cli.js', 'test', '--list'],
      {
        env: { BASE_URL: 'http://localhost:1', E2E_PORT: undefined },
      },
    );
    expect(code).toBe(1);
    expect(output).toBe(
      'BASE_URL is http://localhost:1, which does not answer: expected the address of a deployed site.',
    );
  });
});
