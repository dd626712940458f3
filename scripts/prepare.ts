/** `npm run dev` and the type check need this first: checks the content and makes pictures, logos and downloads. */
import { runScript } from './lib/errors';
import { prepare } from './prepare/prepare';

await runScript(prepare);
