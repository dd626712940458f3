/** What a call of `work` did: it drew, it waits for its time, or nothing moves. */
export type Outcome = 'drew' | 'waits' | 'rests';

/**
 * Once woken, calls `work` in animation frames, but only after the graphics card has finished the last drawing.
 * @param work is given the time and how long the last drawing took, in milliseconds
 * @param onError is called instead of a next frame when `work` throws
 */
export function createLoop(
  gl: WebGL2RenderingContext,
  work: (now: number, took: number) => Outcome,
  onError: () => void,
) {
  let request = 0;
  let fence: WebGLSync | null = null;
  let askedAt = 0;

  function wake() {
    request ||= requestAnimationFrame(tick);
  }

  function tick(now: number) {
    request = 0;
    if (fence && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED) return wake();
    const took = fence ? now - askedAt : 0;
    gl.deleteSync(fence);
    fence = null;
    let outcome: Outcome = 'rests';
    try {
      outcome = work(now, took);
    } catch {
      onError();
    }
    if (outcome === 'rests') return;
    if (outcome === 'drew') {
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
      askedAt = now;
    }
    wake();
  }

  function stop() {
    cancelAnimationFrame(request);
    request = 0;
    fence = null;
  }

  return { wake, stop };
}
