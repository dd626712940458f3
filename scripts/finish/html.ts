/** Small helpers over parse5's tree: what the transforms of an exported page need. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

// With scripting off the content of <noscript> is parsed too: its styles need a hash like any others.
const options = { scriptingEnabled: false };

export const parsePage = (html: string): Document => parse(html, options);
export const serializePage = (document: Document): string => serialize(document, options);

/** All elements below a node in document order. */
export function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...elementsOf(child)] : [],
  );
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const setAttribute = (element: Element, name: string, value: string) =>
  void element.attrs.push({ name, value });

/** The text inside an element such as `<script>` or `<style>`. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

export function createElement(name: string, attributes: Record<string, string> = {}, text = ''): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(
    name,
    'http://www.w3.org/1999/xhtml' as Element['namespaceURI'],
    attrs,
  );
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

export const remove = (element: Element) => defaultTreeAdapter.detachNode(element);

export function insertBefore(element: Element, reference: Element): void {
  if (reference.parentNode) defaultTreeAdapter.insertBefore(reference.parentNode, element, reference);
}

export function insertAfter(element: Element, reference: Element): void {
  const parent = reference.parentNode;
  if (!parent) return;
  const next = parent.childNodes[parent.childNodes.indexOf(reference) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, element, next);
  else defaultTreeAdapter.appendChild(parent, element);
}
