/**
 * Step of the build: moves the address script of every page to the front of `<head>`. React puts style sheets and
 * scripts ahead of it, and an inline script waits for the style sheets before it: a shared link would fetch the home
 * page's files first, for nothing.
 */
import { changePages } from './change-pages.mjs';
import { BuildFault } from './faults.mjs';
import { startTags } from './html-inline.mjs';

/** The id that app/_components/shell/root-document.tsx gives it. */
const ID = 'address-script';

/**
 * @param {string} html
 * @returns {string}
 * @throws {BuildFault} when the page isn't built as expected
 */
export function withAddressScriptFirst(html) {
  const tags = [...startTags(html)];
  const charset = tags.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  const script = tags.find(({ attributes }) => attributes.get('id') === ID);
  if (!charset || !script || script.start < charset.end) {
    throw new BuildFault(
      `expected <meta charset> and, behind it, <script id="${ID}">; see app/_components/shell.`,
    );
  }
  const end = script.end + script.text.length + '</script>'.length;
  return (
    html.slice(0, charset.end) +
    html.slice(script.start, end) +
    html.slice(charset.end, script.start) +
    html.slice(end)
  );
}

/**
 * @param {{ out: string }} options
 * @returns {string} one line about what was done
 */
export function moveAddressScripts({ out }) {
  return changePages(out, withAddressScriptFirst);
}
