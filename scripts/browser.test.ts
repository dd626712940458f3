import { chmodSync, writeFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { findBrowser } from './browser';

test.skip(process.platform === 'win32', 'a file of any content can be run there');

const { CHROMIUM = '' } = process.env;
test.afterEach(() => Object.assign(process.env, { CHROMIUM }));

test('CHROMIUM names the browser of the tests, or is refused in one line', () => {
  const named = test.info().outputPath('My browser');
  writeFileSync(named, '');
  Object.assign(process.env, { CHROMIUM: named });
  const line = `CHROMIUM is "${named}"; expected the path of a browser that can be run.`;
  expect(findBrowser).toThrow(line);
  chmodSync(named, 0o755);
  expect(findBrowser()).toBe(named);
});
