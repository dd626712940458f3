import { isStill } from '@/app/browser/stillness';

/** What a move takes to settle. */
const durationMs = 360;
// Half of the way at once: a title crosses other words, which is hard to look at for longer.
const easing = 'cubic-bezier(0.1, 0.9, 0.2, 1)';

let running: Animation[] = [];

/** What travels to the next page (heading, panel, marker of the bar) and is in the window. */
function seenParts() {
  const parts = new Map<string, { element: HTMLElement; box: DOMRect }>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-travel]')) {
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
    if (isSeen) parts.set(element.dataset.travel ?? '', { element, box });
  }
  return parts;
}

/** Only the marker changes its width: words would be bent. */
function transformFrom(part: string, from: DOMRect, to: DOMRect): string {
  const move = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  return part === 'marker' ? `${move} scaleX(${from.width / to.width})` : move;
}

/**
 * The animation between two pages ("FLIP"): the new page is opaque from the first frame, and only
 * parts of it move. Called before the page is shown; ends an animation that is still running.
 * @returns plays it; to be called in the frame of the new page
 */
export function beginTransition(): ((direction: 'back' | 'forward') => void) | undefined {
  if (isStill()) return undefined;
  const before = seenParts();
  for (const animation of running) animation.cancel();
  running = [];
  return (direction) => {
    for (const [part, { element, box }] of seenParts()) {
      const from = before.get(part)?.box;
      if (!from) continue;
      const frames = {
        transform: [transformFrom(part, from, box), 'none'],
        transformOrigin: ['0 0', '0 0'],
      };
      // A title moves with its whole header, or it would cross the lines around it.
      const whole = element.closest('main header') ?? element;
      running.push(whole.animate(frames, { duration: durationMs, easing }));
    }
    const stars = document.getElementById('jump');
    if (stars) running.push(stretch(stars, direction));
  };
}

/** Stars stretch into lines and settle; on the way back they come together. */
function stretch(stars: HTMLElement, direction: 'back' | 'forward') {
  return stars.animate(
    [
      { visibility: 'visible', opacity: 0 },
      { opacity: 1, offset: 0.4 },
      { visibility: 'visible', opacity: 0, transform: 'scale(1.5)' },
    ],
    { duration: durationMs, easing: 'ease-out', direction: direction === 'back' ? 'reverse' : 'normal' },
  );
}
