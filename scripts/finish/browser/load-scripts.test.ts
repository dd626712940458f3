import { runInNewContext } from 'node:vm';
import { expect, test } from 'playwright/test';
import { inlineScript } from '../../../app/lib/inline-script';
import { loadScripts } from './load-scripts';

/** Runs the script of a page with only as much of a browser as it uses. */
function openPage(visibility = '') {
  const listeners = new Map<string, () => void>();
  const added: { src?: string; href?: string; onload?: () => void; onerror?: () => void }[] = [];
  const style = { visibility, removeProperty: () => Object.assign(style, { visibility: '' }) };
  const browser = {
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
    setTimeout: (listener: () => void, delay: number) => void listeners.set(`${delay} ms`, listener),
    document: {
      documentElement: { dataset: { arriving: '' }, style },
      head: { append: (element: object) => void added.push(element) },
      createElement: () => ({}),
    },
  };
  runInNewContext(inlineScript(loadScripts, 'start.js', ['a.js', 'b.js']), { ...browser, window: browser });
  return { listeners, added, style, dataset: browser.document.documentElement.dataset };
}

for (const sign of ['pointerdown', 'keydown', 'scroll', '8000 ms']) {
  test(`after ${sign} a page loads its scripts once`, () => {
    const { listeners, added, dataset } = openPage();
    expect(added).toEqual([]);
    listeners.get(sign)?.();
    listeners.get('8000 ms')?.();
    const addresses = added.map(({ src, href }) => src ?? href);
    expect(addresses).toEqual(['start.js', 'a.js', 'b.js']);
    expect(dataset).toEqual({});
    added[1]?.onload?.();
    expect(added).toHaveLength(3);
    added[2]?.onload?.();
    expect(added[3]).toMatchObject({ src: 'start.js' });
  });
}

test('a hidden page is shown if a script is missing', () => {
  const { added, style } = openPage('hidden');
  expect(added).toHaveLength(3);
  added[2]?.onerror?.();
  expect(style.visibility).toBe('');
});

test('a hidden page is shown if no script can start it', () => {
  const withoutStart = openPage('hidden');
  for (const { onload } of withoutStart.added.slice(1)) onload?.();
  withoutStart.added[3]?.onerror?.();
  expect(withoutStart.style.visibility).toBe('');
  const unanswered = openPage('hidden');
  unanswered.listeners.get('20000 ms')?.();
  expect(unanswered.style.visibility).toBe('');
});
