/**
 * `npm run dev` and the type check need this first. It checks the content and makes pictures and logos: see
 * prepare/prepare.ts.
 */
import { runScript } from './lib/errors';
import { prepare } from './prepare/prepare';

await runScript(prepare);
