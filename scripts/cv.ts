/** `npm run cv`: prints the CV in every language to public/cv. With `check` it only reports whether they are current. */
import { checkCvs, printCvs } from './cv/print';
import { provideBrowser } from './lib/browser';
import { runScript } from './lib/errors';
import { step } from './lib/steps';

await runScript(() =>
  process.argv[2] === 'check'
    ? step('cv', () => `${checkCvs(process.cwd()).length} files, current`)
    : step('cv', async () => printCvs(await provideBrowser())),
);
