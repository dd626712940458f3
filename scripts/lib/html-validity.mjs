/** Step of `npm test`: every exported page is valid HTML. */
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { BuildFault } from './faults.mjs';
import { listFiles } from './files.mjs';

/** What the standard asks and what assistive technology needs; how markup is spelt is React's affair. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The galleries are lists with a name, which ARIA allows and screen readers say.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Every file is of the page's own origin: whoever could change it could change the page and its hashes too.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/**
 * @param {{ out: string }} options
 * @returns {Promise<string>} one line about what was looked at
 * @throws {BuildFault} with one line a fault
 */
export async function validateHtml({ out }) {
  const pages = listFiles(out).filter((file) => file.endsWith('.html'));
  const faults = await Promise.all(
    pages.map(async (page) => {
      const { results } = await validator.validateFile(join(out, page));
      return results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => `out/${page}: ${message} (${ruleId}, at ${selector})`);
    }),
  );
  if (faults.flat().length) throw new BuildFault(faults.flat().join('\n'));
  return `${pages.length} pages`;
}
