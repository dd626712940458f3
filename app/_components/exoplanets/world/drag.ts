interface Hand {
  /** Radius of the world in CSS pixels: the middle of its surface follows the finger. */
  radius: () => number;
  grab: () => void;
  /** Turns by an angle in radians, eastwards. */
  turnBy: (angle: number) => void;
  /** Lets go at a velocity, in radians per second. */
  release: (velocity: number) => void;
}

/** Milliseconds after which a finger that rests on the world no longer pushes it. */
const REST = 80;

/** Lets a mouse or a finger turn a world by dragging it sideways. */
export function listenToDrag(
  element: HTMLElement,
  signal: AbortSignal,
  { radius, grab, turnBy, release }: Hand,
) {
  let last: { x: number; time: number; velocity: number } | null = null;

  const end = ({ timeStamp }: PointerEvent) => {
    if (last) release(timeStamp - last.time < REST ? last.velocity : 0);
    last = null;
  };

  element.addEventListener(
    'pointerdown',
    ({ isPrimary, button, pointerId, clientX, timeStamp }) => {
      if (!isPrimary || button !== 0) return;
      element.setPointerCapture(pointerId);
      last = { x: clientX, time: timeStamp, velocity: 0 };
      grab();
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ isPrimary, clientX, timeStamp }) => {
      if (!isPrimary || !last || timeStamp <= last.time) return;
      const angle = (clientX - last.x) / radius();
      const velocity = (angle / (timeStamp - last.time)) * 1000;
      last = { x: clientX, time: timeStamp, velocity: (last.velocity + velocity) / 2 };
      turnBy(angle);
    },
    { signal },
  );
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', end, { signal });
}
