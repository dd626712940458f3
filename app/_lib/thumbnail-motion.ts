import { isStill } from './stillness';

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** The transform that makes an element look as large as another one, in its place; none where one of them has no size. */
function placeOf(origin: Element, element: Element): string {
  const from = origin.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return 'none';
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}

/** Lets an element grow from the place and size of another one into its own. */
export function growFrom(origin: Element, element: Element) {
  if (isStill() || !('animate' in element)) return;
  element.animate([{ transform: placeOf(origin, element) }, { transform: 'none' }], {
    duration: 280,
    easing,
  });
}

/**
 * Lets an element shrink back, while a dialog's backdrop and what else is in it fade.
 * @returns when it has; at once where nothing may move
 */
export async function shrinkInto(origin: Element, element: Element, dialog: Element) {
  if (isStill() || !('animate' in element)) return;
  const timing = { duration: 200, easing, fill: 'forwards' } as const;
  for (const part of dialog.querySelectorAll('p, a, button')) part.animate({ opacity: 0 }, timing);
  dialog.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' });
  // Whatever interrupts it, the dialog has to close.
  await element.animate({ transform: placeOf(origin, element) }, timing).finished.catch(() => {});
}
