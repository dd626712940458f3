import { load } from 'cheerio';
import { expect, test } from 'playwright/test';
import { moveHeadScriptFirst } from './head-script-first';
import { delayScripts } from './late-scripts';
import { inlineStyles } from './styles';

const page = `<head><meta charset="utf-8">
  <link rel="stylesheet" href="/a.css" data-precedence="next"><script src="/main-app-1.js" async></script>
  <script id="head-script"></script><script src="/a.js" id="_R_" async></script></head>`;

const change = (html: string) => {
  const $ = load(html);
  moveHeadScriptFirst($);
  inlineStyles($, () => 'a { color: red }');
  delayScripts($, []);
  return $.html();
};

test('a page of this version of Next can be finished', () => {
  expect(change(page)).toMatch(/<meta charset="utf-8"><script id="head-script">.*<style>a \{/s);
});

for (const [part, other] of [
  ['id="head-script"', ''],
  ['id="_R_"', ''],
  ['/main-app-1.js', '/app-1.js'],
  [' async', ''],
  ['data-precedence="next"', ''],
  ['rel="stylesheet"', 'rel="preload"'],
] as const)
  test(`a page without ${part.trim()} stops the build in one line`, () => {
    expect(() => change(page.replace(part, other))).toThrow(/^(Next has changed how it|expected) [^\n]+\.$/);
  });
