import { BuildError } from '../lib/errors';
import { attributeOf, type Document, elementsOf, insertAfter, remove } from './html';

/** The id that app/_components/shell/root-document.tsx gives the script. */
const ID = 'address-script';

/**
 * Moves the address script to the front of `<head>`. React puts style sheets and scripts before it, and an inline script
 * waits for the style sheets before it: a shared link would first fetch the files of a page that it then leaves.
 */
export function moveAddressScriptFirst(document: Document): void {
  const elements = elementsOf(document);
  const charset = elements.find((element) => attributeOf(element, 'charset') !== undefined);
  const script = elements.find((element) => attributeOf(element, 'id') === ID);
  if (!charset || !script || elements.indexOf(script) < elements.indexOf(charset)) {
    throw new BuildError(
      `expected <meta charset> and, after it, <script id="${ID}">; see app/_components/shell.`,
    );
  }
  remove(script);
  insertAfter(script, charset);
}
