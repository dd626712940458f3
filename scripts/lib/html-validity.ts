import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { BuildError } from './errors';
import { listFiles } from './files';

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

export async function validateHtml(out: string): Promise<string> {
  const pages = listFiles(out).filter((file) => file.endsWith('.html'));
  const errors = await Promise.all(
    pages.map(async (page) => {
      const { results } = await validator.validateFile(join(out, page));
      return results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => `out/${page}: ${message} (${ruleId}, at ${selector})`);
    }),
  );
  if (errors.flat().length) throw new BuildError(errors.flat().join('\n'));
  return `${pages.length} pages`;
}
