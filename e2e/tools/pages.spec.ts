/** What is done to an exported page after `next build`, on small pages, and what stops the build. */
import { expect } from 'playwright/test';
import { moveAddressScriptFirst } from '../../scripts/finish/address-script-first';
import { inlineStyles } from '../../scripts/finish/inline-styles';
import { delayScripts } from '../../scripts/finish/late-scripts';
import { parsePage, type Transform, transformPages } from '../../scripts/finish/pages';
import { addSecurityPolicy, securityPolicy } from '../../scripts/finish/security-policy';
import { removeUnneededFiles } from '../../scripts/finish/unneeded-files';
import { listFiles } from '../../scripts/lib/files';
import { test, writeFiles } from './folder';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const sheet = '<link rel="stylesheet" href="/a.css">';
const inline =
  (css: string): Transform =>
  ($) =>
    inlineStyles($, () => css);
const addPolicy: Transform = ($) => addSecurityPolicy($, null);

const main = '<script src="/main-app-1.js" async></script>';
const bootstrap = '<script src="/w.js" id="_R_" async></script>';
const nextHasChanged = 'Next has changed how it starts a page; see scripts/finish/late-scripts.ts.';

const unexpected: [what: string, html: string, transform: Transform, message: string][] = [
  [
    'without the address script',
    page(''),
    moveAddressScriptFirst,
    'expected <meta charset> and, after it, <script id="address-script">; see app/_components/shell.',
  ],
  ['without style sheets', page(''), inline(''), 'expected links to style sheets.'],
  ['without the script with an id', page(main), delayScripts, nextHasChanged],
  ['without the script that starts it', page(bootstrap), delayScripts, nextHasChanged],
  ['with a script that blocks', page(main.replace(' async', '') + bootstrap), delayScripts, nextHasChanged],
  [
    'with a script before its character set',
    '<!DOCTYPE html><html><head><script src="/a.js"></script><meta charset="utf-8"></head></html>',
    addPolicy,
    'expected <meta charset> first in <head>, found <script>.',
  ],
  [
    'with a style sheet that would end its element',
    page('', sheet),
    inline('a::after{content:"</style>"}'),
    '/a.css contains "</style"',
  ],
  [
    'with a style sheet of relative URLs',
    page('', sheet),
    inline('a{background:url(b.png)}'),
    '/a.css contains a relative URL.',
  ],
];
for (const [what, html, transform, message] of unexpected) {
  test(`a page ${what} stops the build in a line with its name`, ({ folder }) => {
    writeFiles(folder, { 'en/index.html': html });
    const build = () => transformPages(folder, [transform]);
    expect(build).toThrow(message);
    expect(build).toThrow(/^out\/en\/index\.html: [^\n]+$/);
  });
}

const policyOf = (body: string, remoteOrigin: string | null = null) =>
  securityPolicy(parsePage(`<!DOCTYPE html><meta charset="utf-8">${body}`), remoteOrigin).split('; ');

test('the policy allows exactly the scripts that a browser runs', () => {
  // The digest of the example in the Content Security Policy specification.
  const digest = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
  const body = [
    "<SCRIPT type=module>alert('Hello, world.');</SCRIPT >",
    '<!-- <script>never()</script> -->',
    '<p title="<script>never()</script>">a > b</p>',
    '<textarea><script>never()</script></textarea>',
    '<script src="/a.js" async></script>',
    '<script type="application/ld+json">{"@type":"Person"}</script>',
  ].join('');
  expect(policyOf(body)).toEqual([
    "default-src 'self'",
    `script-src 'self' ${digest}`,
    "style-src 'self'",
    "img-src 'self' data:",
    'frame-src https://www.youtube-nocookie.com',
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
});

test('the policy allows the styles of the page, and those in <noscript>', () => {
  const policy = policyOf('<style>a{}</style><noscript><style>b{}</style></noscript>');
  expect(policy.find((directive) => directive.startsWith('style-src '))?.split(' ')).toHaveLength(4);
});

test('the policy allows style attributes and a remote background only where they exist', () => {
  expect(policyOf('<p data-style="a">').join()).not.toContain('style-src-attr');
  expect(policyOf("<p style='color:red'>")).toContain("style-src-attr 'unsafe-inline'");
  expect(policyOf('', 'https://img.example.org')).toContain("img-src 'self' data: https://img.example.org");
});

test('files that no visitor requests are removed; one that a page uses stops the build', ({ folder }) => {
  const chunks = '_next/static/chunks';
  const html = page('', `<script src="/${chunks}/main-app-0a.js" async></script>`);
  const kept = ['404.html', `${chunks}/main-app-0a.js`, 'index.html', 'robots.txt'];
  const removed = [
    '404/index.html',
    '_not-found/index.html',
    'index.txt',
    '_next/static/site/_buildManifest.js',
    `${chunks}/framework-0a.js`,
    `${chunks}/main-0a.js`,
  ];
  writeFiles(folder, Object.fromEntries([...kept, ...removed].map((file) => [file, html])));
  removeUnneededFiles(folder);
  expect(listFiles(folder)).toEqual(kept.sort());

  writeFiles(folder, { [`${chunks}/main-0a.js`]: '', 'index.html': html.replace('main-app', 'main') });
  expect(() => removeUnneededFiles(folder)).toThrow(
    `out/index.html: uses ${chunks}/main-0a.js; see scripts/finish/unneeded-files.ts.`,
  );
});
