import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { listFiles } from '../scripts/lib/files';
import { root } from '../scripts/lib/paths';

/** What the standard and assistive technology need; how markup is written is up to React. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The galleries are lists with a name, which ARIA allows and screen readers announce.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Every file is of the page's own origin: whoever could change it could change the page and its hashes too.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

test('every exported page is valid HTML', async () => {
  test.skip(Boolean(process.env.BASE_URL), 'reads the files of out/');
  const out = join(root, 'out');
  const pages = listFiles(out).filter((file) => file.endsWith('.html'));
  expect(pages).toContain('404.html');
  for (const page of pages) {
    const { results } = await validator.validateFile(join(out, page));
    const errors = results.flatMap(({ messages }) => messages);
    const lines = errors.map(({ ruleId, message, selector }) => `${message} (${ruleId}, at ${selector})`);
    expect.soft(lines, page).toEqual([]);
  }
});
