/** `npm run cv`: prints the curriculum vitae in every language to public/cv. With `check`, only says whether it is due. */
import { provideBrowser } from './lib/browser.mjs';
import { checkCv, printCv } from './lib/cv.mjs';
import { explain } from './lib/faults.mjs';
import { root } from './lib/paths.mjs';
import { step } from './lib/steps.mjs';

try {
  if (process.argv[2] === 'check') await step('cv', () => checkCv({ root }));
  else await step('cv', async () => printCv({ root, executablePath: await provideBrowser(root) }));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
