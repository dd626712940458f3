import { runInNewContext } from 'node:vm';
import { expect, test } from 'playwright/test';
import { inlineScript } from './inline-script';

/** As on a page: nothing of this file can be reached. */
const runAlone = (text: string) => runInNewContext(text, {});

test('values arrive as they were', () => {
  const values = [null, true, -0.5, 'l’été à « 5 h »', '\u2028\\"`$', { list: ['a', { b: 1 }] }] as const;
  const texts = values.map((value) => runAlone(inlineScript((given) => JSON.stringify(given), value)));
  expect(texts).toEqual(values.map((value) => JSON.stringify(value)));
});

test('a value can’t end the script or begin a comment', () => {
  const text = inlineScript((value: string) => value, '</script><!-- </SCRIPT>');
  expect(text).not.toContain('<');
  expect(runAlone(text)).toBe('</script><!-- </SCRIPT>');
});

test('a function that would end the script is refused', () => {
  expect(() => inlineScript(() => '</script>')).toThrow('contains');
  expect(() =>
    inlineScript(
      (run: () => string) => run(),
      () => '<!--',
    ),
  ).toThrow('contains');
});
