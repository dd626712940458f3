/** What a call of `work` did: it drew, it waits for its time, or nothing moves. */
export type Outcome = 'drew' | 'waits' | 'rests';

/** Calls `work` in animation frames, but only after the graphics card has finished the last drawing. */
export class Loop {
  private readonly gl;
  private readonly work;
  private readonly onError;
  private request = 0;
  private fence: WebGLSync | null = null;
  private askedAt = 0;

  /**
   * @param work is given the time and how long the last drawing took, in milliseconds
   * @param onError is called instead of a next frame when `work` throws
   */
  constructor(gl: WebGL2RenderingContext, work: (now: number, took: number) => Outcome, onError: () => void) {
    this.gl = gl;
    this.work = work;
    this.onError = onError;
  }

  wake() {
    this.request ||= requestAnimationFrame((now) => this.tick(now));
  }

  stop() {
    cancelAnimationFrame(this.request);
    this.request = 0;
    this.fence = null;
  }

  private tick(now: number) {
    const { gl } = this;
    this.request = 0;
    let took = 0;
    if (this.fence) {
      if (gl.getSyncParameter(this.fence, gl.SYNC_STATUS) === gl.UNSIGNALED) return this.wake();
      gl.deleteSync(this.fence);
      this.fence = null;
      took = now - this.askedAt;
    }
    const outcome = this.attempt(now, took);
    if (outcome === 'rests') return;
    if (outcome === 'drew') {
      this.fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
      this.askedAt = now;
    }
    this.wake();
  }

  private attempt(now: number, took: number): Outcome {
    try {
      return this.work(now, took);
    } catch {
      this.onError();
      return 'rests';
    }
  }
}
