import { isStill, watchStillness } from '@/app/_lib/stillness';
import { afterFrame, bestQuality } from '@/app/_lib/world/quality';
import { canvasSize, planetRadius, type Size, shownWidth, surfaceEdge } from '@/app/_lib/world/sizes';
import { glide, toDegrees } from '@/app/_lib/world/turning';
import type { PictureId } from '@/content/types';
import { listenToDrag } from './drag';
import { createLoop, type Outcome } from './loop';
import { createPainter } from './painter';
import { createContext, releaseContext } from './webgl';
import { liveWorlds } from './worlds';

/** A world that turns. */
export interface Live {
  /** The angle in whole degrees. */
  readonly degrees: number;
  turnBy: (degrees: number) => void;
}

/** Radians per second: a turn takes four minutes. */
const OWN_VELOCITY = (2 * Math.PI) / 240;

/** How much faster than the ground the clouds turn. */
const DRIFT = 0.12;

/** Milliseconds between two frames: 30 a second, or every second frame of a screen that shows 60. */
const INTERVAL = 31;

/**
 * Draws a world over its picture as soon as its first frame, which looks like the picture, is ready. Does nothing where
 * the graphics card can't draw it well.
 * @param signal ends it and releases all that it holds
 * @param onChange is given the world once it is shown, and null when its context is lost
 */
export function startWorld(
  stage: HTMLElement,
  picture: PictureId,
  signal: AbortSignal,
  onChange: (live: Live | null) => void,
) {
  const world = liveWorlds[picture];
  const canvas = document.createElement('canvas');
  const gl = world && createContext(canvas);
  if (!gl) return;

  const whole: Size = { width: world.size[0], height: world.size[1] };
  const [, , distance] = world.center;
  const painter = createPainter(gl, world);
  const ended = new AbortController();
  let turning = { angle: 0, velocity: 0 };
  let drift = 0;
  let isHeld = false;
  let isInView = false;
  let quality = bestQuality;
  let drawnAt = 0;
  let box: Size = stage.getBoundingClientRect();

  const wantedSize = () => canvasSize(whole, box, devicePixelRatio, quality.sharpness);
  let size = wantedSize();
  let preparation: Iterator<void> | null = prepare();

  function* prepare() {
    yield* painter.drawSurface(surfaceEdge(planetRadius(distance, size.height)));
    yield* painter.drawLight(size);
  }

  function work(now: number, took: number): Outcome {
    if (preparation) {
      if (!preparation.next().done) return 'drew';
      preparation = null;
    } else if (now - drawnAt < INTERVAL) return 'waits';
    else quality = afterFrame(quality, took);

    if (wantedSize().width !== size.width) {
      size = wantedSize();
      preparation = painter.drawLight(size);
      return 'waits';
    }
    const seconds = Math.min(now - drawnAt, 100) / 1000;
    const rests = isStill() || isHeld;
    drawnAt = now;
    if (rests) turning.velocity = 0;
    else {
      turning = glide(turning, OWN_VELOCITY, seconds);
      drift += OWN_VELOCITY * DRIFT * seconds;
    }
    painter.drawFrame(turning.angle, turning.angle + drift);
    if (!canvas.isConnected) show();
    return rests ? 'rests' : 'drew';
  }

  const loop = createLoop(gl, work, () => ended.abort());
  const wake = () => isInView && loop.wake();

  function turnBy(angle: number) {
    turning.angle += angle;
    wake();
  }

  function show() {
    stage.append(canvas);
    listenToDrag(stage, ended.signal, {
      radius: () => planetRadius(distance, (shownWidth(whole, box) * whole.height) / whole.width),
      grab() {
        isHeld = true;
      },
      turnBy,
      release(velocity) {
        isHeld = false;
        turning.velocity = velocity;
        wake();
      },
    });
    onChange({
      get degrees() {
        return toDegrees(turning.angle);
      },
      turnBy: (degrees) => turnBy((degrees * Math.PI) / 180),
    });
  }

  const view = new IntersectionObserver((entries) => {
    isInView = entries.some(({ isIntersecting }) => isIntersecting);
    if (isInView) loop.wake();
    else loop.stop();
  });
  const resize = new ResizeObserver(() => {
    box = stage.getBoundingClientRect();
    wake();
  });
  view.observe(stage);
  resize.observe(stage);
  watchStillness(ended.signal, wake);
  canvas.addEventListener('webglcontextlost', () => ended.abort());
  signal.addEventListener('abort', () => ended.abort());
  ended.signal.addEventListener('abort', () => {
    view.disconnect();
    resize.disconnect();
    loop.stop();
    releaseContext(gl);
    canvas.remove();
    onChange(null);
  });
}
