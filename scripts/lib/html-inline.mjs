/**
 * Finds what is inline in an HTML page and so needs the security policy's leave: scripts, style sheets, style attributes.
 * Just enough of a tokenizer for pages that React wrote: comments, quoted attributes and raw text are told apart.
 */

/** Elements whose content is text up to their own end tag, whatever it looks like. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'xmp']);

/** Script types that a browser runs or obeys, and so holds against the policy. Any other type is a block of data. */
const RUNNING_TYPE = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** @typedef {{ name: string, attributes: Map<string, string>, start: number, end: number, text: string }} Tag */

/**
 * The start tags of a page in their order, those of raw text with their text.
 * @param {string} html
 * @returns {Generator<Tag>}
 */
export function* startTags(html) {
  const token = new RegExp(TOKEN);
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [, slash, rawName, rawAttributes = ''] = match;
    if (!rawName || slash) continue;
    const name = rawName.toLowerCase();
    const tag = {
      name,
      attributes: attributesOf(rawAttributes),
      start: match.index,
      end: token.lastIndex,
      text: '',
    };
    if (RAW_TEXT.has(name)) {
      const endTag = new RegExp(`</${name}[\\s/>]`, 'gi');
      endTag.lastIndex = token.lastIndex;
      const close = endTag.exec(html)?.index ?? html.length;
      tag.text = html.slice(token.lastIndex, close);
      token.lastIndex = close;
    }
    yield tag;
  }
}

/**
 * @param {string} html
 * @returns {{ scripts: string[], styles: string[], hasStyleAttributes: boolean }} the texts as a browser hashes them
 */
export function findInline(html) {
  /** @type {string[]} */
  const scripts = [];
  /** @type {string[]} */
  const styles = [];
  let hasStyleAttributes = false;
  for (const { name, attributes, text } of startTags(html)) {
    if (attributes.has('style')) hasStyleAttributes = true;
    // A browser turns every line end into \n before it hashes.
    const asParsed = text.replace(/\r\n?/g, '\n');
    if (name === 'style') styles.push(asParsed);
    const runs =
      name === 'script' && !attributes.has('src') && RUNNING_TYPE.test(attributes.get('type')?.trim() ?? '');
    if (runs) scripts.push(asParsed);
  }
  return { scripts, styles, hasStyleAttributes };
}

/** @param {string} source */
function attributesOf(source) {
  /** @type {Map<string, string>} */
  const attributes = new Map();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
}
