import { isStill, watchStillness } from '@/app/browser/stillness';
import type { PictureId } from '@/content/types';
import gas from './gas.glsl';
import living from './living.glsl';
import { createPainter } from './painter';
import { canTurn, type TurningWorld, worlds } from './worlds';

/** A world that turns. Angles are in degrees. */
export interface Live {
  angle: () => number;
  turnBy: (degrees: number) => void;
}

const shaders: Record<TurningWorld, string> = { 'worlds/gas': gas, 'worlds/living': living };

/** Degrees per second: a turn takes four minutes. */
const OWN_VELOCITY = 360 / 240;

/** Time constant, in seconds, with which the speed of a push decays to the world's own. */
const GLIDE = 1.1;

/** Distance from the camera to the picture in picture heights, as in the shaders. */
const FOCAL = 1.6;

/** How much faster than the ground the clouds turn; a gas giant has none. */
const DRIFT = 0.12;

/** Milliseconds between two frames: every second one of a screen that shows 60 a second. */
const INTERVAL = 31;

/** Milliseconds after which a finger that rests on the world no longer pushes it. */
const REST = 80;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Set by the first world that is refused: to ask again would block the page for as long again. */
let isRefused = false;

/** Null without a graphics card, or without float buffers for light brighter than white. */
function createContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  if (isRefused) return null;
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
    powerPreference: 'low-power',
  });
  const isAble =
    gl?.getExtension('EXT_color_buffer_float') ?? gl?.getExtension('EXT_color_buffer_half_float');
  // Headless Chromium takes its software renderer for a graphics card: a frame blocks for seconds.
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const renderer = info ? String(gl?.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  if (isAble && !/swiftshader|llvmpipe|software/i.test(renderer)) return gl;
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  isRefused = true;
  return null;
}

/**
 * Draws a world over its picture as soon as the first frame, which looks like it, is ready.
 * Does nothing where the graphics card can't draw it well.
 * @param ended is aborted to end the world: all that it holds is released, the picture seen again
 * @param onChange is given the world once it is shown, and null when it has ended
 */
export function startWorld(
  stage: HTMLElement,
  picture: PictureId,
  ended: AbortController,
  onChange: (live: Live | null) => void,
) {
  if (!canTurn(picture)) return;
  const canvas = document.createElement('canvas');
  const gl = createContext(canvas);
  if (!gl) return;

  const { size, distance } = worlds[picture];
  const { signal } = ended;
  const painter = createPainter(gl, shaders[picture]);
  let angle = 0;
  let velocity = 0;
  let drift = 0;
  /** The last event of the finger that holds it. */
  let held: PointerEvent | null = null;
  /** The speed at which the finger turns it. */
  let push = 0;
  let isInView = false;
  let request = 0;
  let drawnAt = 0;

  /** CSS pixels per pixel of the picture. */
  const scale = () => {
    const { width, height } = stage.getBoundingClientRect();
    return Math.min(width / size.width, height / size.height);
  };
  /** Radius of the planet in pixels of the picture. */
  const radius = (FOCAL * size.height) / Math.sqrt(distance ** 2 - 1);
  /** Pixels of the canvas per pixel of the picture: more than two per CSS pixel aren't noticed. */
  const resolution = Math.min(1, scale() * Math.min(devicePixelRatio, 2));
  const preparation = prepare();

  function* prepare() {
    // A texel for each pixel in the middle of the planet, in steps of 64.
    const steps = Math.ceil((radius * resolution * 1.7) / 64);
    yield* painter.drawSurface(64 * Math.min(Math.max(steps, 2), 12));
    yield* painter.drawLight({
      width: Math.round(size.width * resolution),
      height: Math.round(size.height * resolution),
    });
  }

  function wake() {
    if (isInView) request ||= requestAnimationFrame(tick);
  }

  function tick(now: number) {
    try {
      step(now);
    } catch {
      ended.abort();
    }
  }

  function step(now: number) {
    request = 0;
    if (!preparation.next().done) return wake();
    if (now - drawnAt < INTERVAL) return wake();
    const seconds = Math.min(now - drawnAt, 100) / 1000;
    drawnAt = now;
    if (isStill() || held) velocity = 0;
    else {
      velocity = OWN_VELOCITY + (velocity - OWN_VELOCITY) * Math.exp(-seconds / GLIDE);
      angle += velocity * seconds;
      drift += OWN_VELOCITY * DRIFT * seconds;
      wake();
    }
    painter.drawFrame(radians(angle), radians(angle + drift));
    if (!canvas.isConnected) show();
  }

  function turnBy(degrees: number) {
    angle += degrees;
    wake();
  }

  function hold(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    held = event;
    push = 0;
  }

  function drag(event: PointerEvent) {
    if (!event.isPrimary || !held || event.timeStamp <= held.timeStamp) return;
    // The middle of the surface follows the finger.
    const turn = (event.clientX - held.clientX) / radians(radius * scale());
    push = (push + (turn / (event.timeStamp - held.timeStamp)) * 1000) / 2;
    held = event;
    turnBy(turn);
  }

  function release({ timeStamp }: PointerEvent) {
    if (!held) return;
    velocity = timeStamp - held.timeStamp < REST ? push : 0;
    held = null;
    wake();
  }

  function show() {
    stage.append(canvas);
    stage.addEventListener('pointerdown', hold, { signal });
    stage.addEventListener('pointermove', drag, { signal });
    stage.addEventListener('pointerup', release, { signal });
    stage.addEventListener('pointercancel', release, { signal });
    onChange({ angle: () => angle, turnBy });
  }

  // Out of view it draws nothing and keeps its angle.
  const view = new IntersectionObserver((entries) => {
    isInView = entries.some(({ isIntersecting }) => isIntersecting);
    wake();
  });
  view.observe(stage);
  watchStillness(signal, wake);
  canvas.addEventListener('webglcontextlost', () => ended.abort(), { signal });
  signal.addEventListener('abort', () => {
    view.disconnect();
    cancelAnimationFrame(request);
    // Frees what it holds at once, not when it is collected.
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    canvas.remove();
    onChange(null);
  });
}
