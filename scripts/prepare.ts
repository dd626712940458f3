/**
 * `npm run dev` and the type check need this first. It checks the content and makes the accent's Sass variable, icons,
 * pictures, logos, the picture of the sky and the downloads: see prepare/prepare.ts.
 */
import { runScript } from './lib/errors';
import { prepare } from './prepare/prepare';

await runScript(prepare);
