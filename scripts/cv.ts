/** `npm run cv`: prints the CV in every language to public/cv. */
import { printCvs } from './cv/print';
import { provideBrowser } from './lib/browser';
import { runScript } from './lib/errors';
import { step } from './lib/steps';

await runScript(() => step('cv', async () => printCvs(await provideBrowser())));
