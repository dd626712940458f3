/** The steps of the build on small inputs: what they make, and what they say when something is wrong. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from 'playwright/test';
import sharp, { type Color } from 'sharp';
import { withAddressScriptFirst } from '../scripts/lib/address-script-first.mjs';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { findInline, startTags } from '../scripts/lib/html-inline.mjs';
import { withInlineStyles } from '../scripts/lib/inline-styles.mjs';
import { findHeavyModules, scriptLoader, withLateScripts } from '../scripts/lib/late-scripts.mjs';
import { checkNode } from '../scripts/lib/node-version.mjs';
import { widthsFor } from '../scripts/lib/picture-encoder.mjs';
import { buildPictures } from '../scripts/lib/pictures.mjs';
import { countResults } from '../scripts/lib/playwright-run.mjs';
import { previewFaults } from '../scripts/lib/previews.mjs';
import { writeForSearchEngines } from '../scripts/lib/search-engines.mjs';
import { securityPolicy, withPolicy } from '../scripts/lib/security-policy.mjs';
import { buildTechnologySprite } from '../scripts/lib/technology-sprite.mjs';
import { Totals } from '../scripts/lib/totals.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));

const test = base.extend<{ root: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  root: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'build-'));
    await use(root);
    rmSync(root, { recursive: true });
  },
});

/** Puts a file into the root. */
function put(root: string, path: string, data: string | Buffer) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), data);
}

const plain = (width: number, height: number, background: Color = '#204060') =>
  sharp({ create: { width, height, channels: 4, background } });

test.describe('pictures', () => {
  const run = (root: string) => buildPictures({ root, log: () => {} });
  const manifest = (root: string) =>
    JSON.parse(readFileSync(join(root, 'content/pictures.generated.json'), 'utf8'));
  const published = (root: string) => {
    const files = readdirSync(join(root, 'public/pictures'), { recursive: true, withFileTypes: true });
    return files
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
  };

  test('get their formats, widths and a line in the manifest', async ({ root }) => {
    put(root, 'content/pictures/covers/moon.png', await plain(400, 200).png().toBuffer());
    expect(await run(root)).toBe('1 pictures, 1 encoded, 0 from the cache');

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

  test('keep their transparency', async ({ root }) => {
    put(
      root,
      'content/pictures/worlds/gas.png',
      await plain(400, 400, { r: 255, g: 0, b: 0, alpha: 0.5 }).png().toBuffer(),
    );
    await run(root);
    expect(manifest(root)['worlds/gas']).toMatchObject({ alpha: true, color: '#ff0000', widths: [400] });
  });

  test('are encoded once, come out the same again, and leave nothing behind', async ({ root }) => {
    put(root, 'content/pictures/covers/moon.png', await plain(160, 160).png().toBuffer());
    put(root, 'content/pictures/covers/sun.png', await plain(160, 160, '#ffcc00').png().toBuffer());
    await run(root);
    const bytes = () =>
      published(root).map((name) => readFileSync(join(root, 'public/pictures/covers', name), 'base64'));
    const first = bytes();

    expect(await run(root)).toBe('2 pictures, 0 encoded, 2 from the cache');
    rmSync(join(root, '.cache'), { recursive: true });
    rmSync(join(root, 'public'), { recursive: true });
    expect(await run(root)).toBe('2 pictures, 2 encoded, 0 from the cache');
    expect(bytes()).toEqual(first);

    rmSync(join(root, 'content/pictures/covers/sun.png'));
    await run(root);
    expect(published(root).every((name) => name.startsWith('moon-'))).toBe(true);
    expect(Object.keys(manifest(root))).toEqual(['covers/moon']);
  });

  const faults: [file: string, data: string, message: RegExp][] = [
    [
      'covers/broken.png',
      'not a picture',
      /^content\/pictures\/covers\/broken\.png: can't be read as a picture \(.+\); export it again as PNG, JPEG or WebP, or remove it\.$/,
    ],
    [
      'covers/moon.gif',
      '',
      /^content\/pictures\/covers\/moon\.gif: not a picture this build reads; save it as .+$/,
    ],
    ['covers/My Moon.png', '', /^content\/pictures\/covers\/My Moon\.png: rename it to small letters, .+$/],
    [
      'moons/moon.png',
      '',
      /^content\/pictures\/moons\/moon\.png: move it into one of the folders scenes, .+$/,
    ],
  ];
  for (const [file, data, message] of faults) {
    test(`stop the build in one line: ${file}`, async ({ root }) => {
      put(root, `content/pictures/${file}`, data);
      await expect(run(root)).rejects.toThrow(message);
    });
  }

  test('stop the build when one is cut short', async ({ root }) => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    put(root, 'content/pictures/covers/half.jpg', whole.subarray(0, whole.length / 2));
    await expect(run(root)).rejects.toThrow(/^content\/pictures\/covers\/half\.jpg: can't be read/);
    expect(existsSync(join(root, 'content/pictures.generated.json'))).toBe(false);
  });

  test('are never enlarged', () => {
    expect(widthsFor([320, 640, 1280], 1280)).toEqual([320, 640, 1280]);
    expect(widthsFor([320, 640, 1280], 4000)).toEqual([320, 640, 1280]);
    expect(widthsFor([320, 640, 1280], 900)).toEqual([320, 640, 900]);
    expect(widthsFor([320, 640, 1280], 640)).toEqual([320, 640]);
    expect(widthsFor([320, 640, 1280], 100)).toEqual([100]);
  });
});

test.describe('technology logos', () => {
  const setUp = (root: string, icon: string) => {
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    put(
      root,
      'content/technologies.ts',
      `export const technologies = { react: { name: 'React', icon: '${icon}' } } as const;`,
    );
  };

  test('become one file of symbols', async ({ root }) => {
    setUp(root, 'react');
    await buildTechnologySprite({ root });
    const { file } = JSON.parse(readFileSync(join(root, 'content/sprite.generated.json'), 'utf8'));
    expect(file).toMatch(/^technologies\.[0-9a-f]{8}\.svg$/);
    const sprite = readFileSync(join(root, 'public', file), 'utf8');
    expect(sprite).toMatch(
      /^<svg [^>]+>\n<symbol id="react" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>\n<\/svg>\n$/,
    );
  });

  test('stop the build in one line when one is unknown', async ({ root }) => {
    setUp(root, 'reactjs');
    await expect(buildTechnologySprite({ root })).rejects.toThrow(
      /^content\/technologies\.ts, react\.icon: no icon "reactjs" in simple-icons; expected a slug such as .*\breact\b.*\.$/,
    );
  });
});

test.describe('security policy', () => {
  const page = (body: string, head = '') =>
    `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

  test('knows what is inline as a browser does', () => {
    const found = findInline(
      page(
        [
          '<!-- <script>never()</script> -->',
          '<p title="<script>never()</script>">a > b</p>',
          '<textarea><script>never()</script></textarea>',
          '<script src="/a.js" async=""></script>',
          '<script type="application/ld+json">{"@type":"Person"}</script>',
          '<script>one("</div><style>")</script>',
          '<SCRIPT type=module>two()\r\nthree()</SCRIPT >',
          '<noscript><style>.a{}</style></noscript>',
        ].join('\n'),
      ),
    );
    expect(found).toEqual({
      scripts: ['one("</div><style>")', 'two()\nthree()'],
      styles: ['.a{}'],
      hasStyleAttributes: false,
    });
    expect(findInline('<p data-style="a">').hasStyleAttributes).toBe(false);
    expect(findInline("<p style='color:red'>").hasStyleAttributes).toBe(true);
  });

  test('allows exactly the scripts of the page', () => {
    // The digest of the example in the Content Security Policy specification.
    const policy = securityPolicy(page("<script>alert('Hello, world.');</script>"), { remoteOrigin: null });
    const digest = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
    expect(policy).toContain(`script-src 'self' ${digest};`);
    expect(policy).not.toContain('unsafe');
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
  });

  test('allows style attributes only where there are some, and the remote background only when there is one', () => {
    expect(securityPolicy(page('<p style="color:red">'), { remoteOrigin: null })).toContain(
      "style-src-attr 'unsafe-inline'",
    );
    const policy = securityPolicy(page(''), { remoteOrigin: 'https://img.example.org' });
    expect(policy.split('; ')).toContain("img-src 'self' data: https://img.example.org");
  });

  test('stands before everything that loads', () => {
    const html = withPolicy(page('', '<link rel="stylesheet" href="/a.css"/>'), "default-src 'self'");
    expect(html).toContain(
      '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src \'self\'"/><link',
    );
    const late =
      '<!DOCTYPE html><html><head><script src="/a.js"></script><meta charset="utf-8"></head></html>';
    expect(() => withPolicy(late, '')).toThrow('expected <meta charset> first in <head>, found <script>');
  });
});

test.describe('for search engines', () => {
  /** A site of empty pages, with the project's content; `parts` of the project are there to be changed. */
  const setUp = (root: string, parts: string[] = []) => {
    for (const name of ['app', 'content', 'messages', 'node_modules']) {
      if (!parts.includes(name)) symlinkSync(join(project, name), join(root, name));
    }
    for (const part of parts) cpSync(join(project, part), join(root, part), { recursive: true });
    for (const language of ['', 'en/']) {
      for (const page of ['', 'portfolio/', 'contact/', 'hobbies/']) {
        put(root, `out/${language}${page}index.html`, '<html><head></head><body></body></html>');
      }
    }
    return join(root, 'out');
  };

  test('addresses start at the root, and one line says so, until the site knows where it is', async ({
    root,
  }) => {
    const out = setUp(root, ['public/previews']);
    const settings = { siteUrl: null, basePath: '' };
    expect(await writeForSearchEngines({ root, out, settings })).toMatch(
      /^8 heads, 3 files\nSITE_URL is not set: .+$/,
    );
    expect(existsSync(join(out, 'sitemap.xml'))).toBe(false);
    const read = (file: string) => readFileSync(join(out, file), 'utf8');
    expect(read('en/index.html')).toContain('<meta property="og:url" content="/en/"/>');
    expect(read('robots.txt')).not.toContain('Sitemap');

    const known = { siteUrl: 'https://camille-vega.example', basePath: '' };
    expect(await writeForSearchEngines({ root, out, settings: known })).toBe('8 heads, 4 files');
    const sitemap = read('sitemap.xml');
    expect(sitemap).toContain('<loc>https://camille-vega.example/en/portfolio/</loc>');
  });

  test('words of the site end neither an attribute nor the structured data', async ({ root }) => {
    const out = setUp(root, ['public/previews', 'messages']);
    const words = JSON.parse(readFileSync(join(root, 'messages/fr.json'), 'utf8'));
    // Single quotes, as the message format takes tags for its own otherwise.
    words.meta.home.description = `">'<script>a</script>' & b`;
    words.home.intro = "'</script><!--'";
    put(root, 'messages/fr.json', JSON.stringify(words));
    await writeForSearchEngines({ root, out, settings: { siteUrl: null, basePath: '' } });

    const html = readFileSync(join(out, 'index.html'), 'utf8');
    expect(findInline(html).scripts).toEqual([]);
    const tags = [...startTags(html)];
    expect(
      tags
        .find(({ attributes }) => attributes.get('name') === 'twitter:description')
        ?.attributes.get('content'),
    ).toBe('&quot;&gt;&lt;script&gt;a&lt;/script&gt; &amp; b');
    const data = JSON.parse(tags.find(({ name }) => name === 'script')?.text ?? '');
    expect(data['@graph'][0].mainEntity.description).toBe('</script><!--');
  });

  test('previews are there and show the words of the site', async ({ root }) => {
    expect(await previewFaults(project)).toEqual([]);

    setUp(root, ['public/previews', 'messages']);
    const words = JSON.parse(readFileSync(join(root, 'messages/en.json'), 'utf8'));
    words.contact.title = 'Say hello';
    put(root, 'messages/en.json', JSON.stringify(words));
    rmSync(join(root, 'public/previews/home-fr.jpg'));
    expect(await previewFaults(root)).toEqual([
      'public/previews/home-fr.jpg is missing: "npm run previews" draws it.',
      'public/previews/contact-en.jpg shows other words than the site: "npm run previews" draws it anew.',
    ]);
  });
});

test.describe('npm test', () => {
  test('ends with one line of totals', () => {
    const totals = new Totals();
    totals.add({ passed: 1 });
    totals.add({ passed: 211, failed: 0, skipped: 3 });
    expect(String(totals)).toBe('total: 212 passed, 0 failed, 3 skipped');
  });

  test('counts a test that passed the second time and an error outside of tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countResults({ stats }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
    const sound = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countResults({ stats: sound, errors: ['no such module'] }, 1).failed).toBe(1);
    expect(countResults({ stats: sound }, 1).failed).toBe(1);
    expect(countResults({ stats: sound }, 0).failed).toBe(0);
  });

  test('says which Node it needs', () => {
    expect(() => checkNode(project, '18.20.0')).toThrow(
      /^This site needs Node 20\.\d+ or newer, and this is Node 18\.20\.0\./,
    );
    expect(() => checkNode(project, '22.1.0')).not.toThrow();
  });

  test('says when CHROMIUM is no browser', () => {
    expect(() => findBrowser({ CHROMIUM: '/nowhere' })).toThrow(
      'CHROMIUM is "/nowhere"; expected the path of a browser',
    );
  });
});

test('the address script moves ahead of everything that loads', () => {
  const head = '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>';
  const script = '<script id="address-script">go()</script>';
  expect(withAddressScriptFirst(`${head}${script}</head></html>`)).toBe(
    `<html><head><meta charSet="utf-8"/>${script}<link rel="stylesheet" href="/a.css"/></head></html>`,
  );
});

test('a page without the address script stops the build', () => {
  expect(() => withAddressScriptFirst('<html><head><meta charset="utf-8"></head></html>')).toThrow(
    /expected .*address-script/,
  );
});

test('style sheets move into the page, their links stay switched off', () => {
  const page = '<head><link rel="stylesheet" href="/a.css" data-precedence="next"/><title>x</title></head>';
  expect(withInlineStyles(page, (href) => `/*${href}*/`)).toBe(
    '<head><style>/*/a.css*/</style><link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/><title>x</title></head>',
  );
  expect(() => withInlineStyles('<head></head>', () => '')).toThrow('expected links to style sheets');
});

/** The code of three scripts: the modules 7 and 9 are the heavy ones. */
const scripts: Record<string, string> = {
  '/a.js': 'push([[1],{7:(e,n)=>{n.hydrateRoot=function(){}},8:e=>{}}])',
  '/w.js': 'push([[2],{5:()=>{},9:(e,t,r)=>{"use strict";let I=self.__next_f=self.__next_f||[]}}])',
  '/main-app-1.js': '',
};
const readScript = (source: string) => scripts[source] ?? '';

test('scripts make way for a loader that names each once; those of old browsers stay', () => {
  const late = withLateScripts(
    [
      '<link rel="preload" as="script" href="/w.js"/>',
      '<script src="/a.js" async=""></script>',
      '<script src="/main-app-1.js" async=""></script>',
      '<script src="/old.js" noModule=""></script>',
      '<script src="/w.js" id="_R_" async=""></script>',
      '<script>payload</script>',
    ].join(''),
    readScript,
  );
  const loader = scriptLoader({ start: '/main-app-1.js', chunks: ['/a.js', '/w.js'], heavy: [7, 9] });
  expect(late).toBe(
    `<script src="/old.js" noModule=""></script><script>${loader}</script><script>payload</script>`,
  );
});

test('a page none of whose scripts holds React stops the build', () => {
  expect(() => findHeavyModules(['push([[1],{8:e=>{}}])'])).toThrow(/hydrateRoot.*HEAVY/);
});

for (const [what, page] of [
  ['without its first script', '<script src="/main-app-1.js" async=""></script>'],
  ['without the one that starts it', '<script src="/w.js" id="_R_" async=""></script>'],
  [
    'with a script that blocks',
    '<script src="/main-app-1.js"></script><script src="/w.js" id="_R_" async=""></script>',
  ],
] as const) {
  test(`a page ${what} stops the build`, () => {
    expect(() => withLateScripts(page, readScript)).toThrow(/Next has changed how it starts a page/);
  });
}
