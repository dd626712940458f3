/** `npm run cv`: makes the CV in every language in public/cv (cv/print.ts). The build stops when a file is out of date. */
import { printCvs } from './cv/print';
import { provideBrowser } from './lib/browser';
import { runScript } from './lib/errors';
import { step } from './lib/steps';

await runScript(() => step('cv', async () => printCvs(await provideBrowser())));
