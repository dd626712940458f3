import { BuildError } from '../lib/errors';
import type { Page } from './pages';

/** The id that app/_components/shell/root-document.tsx gives the script. */
const ID = 'address-script';

/**
 * Moves the address script to the front of `<head>`. React puts style sheets and scripts before it, and an inline script
 * waits for the style sheets before it: a shared link would first fetch the files of a page that it then leaves.
 */
export function moveAddressScriptFirst($: Page): void {
  const script = $(`meta[charset] ~ script#${ID}`);
  if (!script.length) {
    throw new BuildError(
      `expected <meta charset> and, after it, <script id="${ID}">; see app/_components/shell.`,
    );
  }
  $('meta[charset]').after(script);
}
