import type { Size } from '@/app/_lib/world/sizes';

/** Software rendering is slow and uneven: the picture is better. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** To ask takes longer than a frame, and the answer stays the same. */
let isUnable = false;

/** Gives the canvas a WebGL 2 context that a graphics card draws and that can draw light brighter than white, or null. */
export function createContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  if (isUnable) return null;
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
    powerPreference: 'low-power',
  });
  isUnable = !gl || !isAble(gl);
  if (!isUnable) return gl;
  if (gl) releaseContext(gl);
  return null;
}

/** Whether a graphics card draws, and it can draw light brighter than white. */
function isAble(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  const brightTargets =
    gl.getExtension('EXT_color_buffer_float') ?? gl.getExtension('EXT_color_buffer_half_float');
  return brightTargets !== null && !software.test(renderer);
}

/** Frees what a context holds at once, not when it is collected. */
export function releaseContext(gl: WebGL2RenderingContext) {
  gl.getExtension('WEBGL_lose_context')?.loseContext();
}

type Texture = { target: number; unit: number; format: number; size: Size; levels?: number };

/** A texture bound to its unit; it is not filtered until its levels are there. */
export function createTexture(
  gl: WebGL2RenderingContext,
  { target, unit, format, size, levels = 1 }: Texture,
) {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(target, texture);
  gl.texStorage2D(target, levels, format, size.width, size.height);
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  return texture;
}

const wholePicture = `#version 300 es
void main(){gl_Position=vec4(gl_VertexID==1?3.:-1.,gl_VertexID==2?3.:-1.,0,1);}`;

/** Starts to build a program; `isBuilt` says when it is ready. */
export function startProgram(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, wholePicture],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) continue; // The context is lost: its event follows.
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}

/** Whether a program is built; where the browser can't report it without waiting, it waits. Throws when it failed. */
export function isBuilt(gl: WebGL2RenderingContext, program: WebGLProgram): boolean {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  if (parallel && gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) === false) return false;
  if (gl.getProgramParameter(program, gl.LINK_STATUS) === false && !gl.isContextLost())
    throw new Error('A shader of a world does not compile.');
  return true;
}

export type Uniforms = Readonly<Record<string, number | readonly number[]>>;

/** Uses a program with these uniforms; nine numbers are a matrix. */
export function activateProgram(gl: WebGL2RenderingContext, program: WebGLProgram, uniforms: Uniforms) {
  // biome-ignore lint/correctness/useHookAtTopLevel: a function of WebGL, not a hook
  gl.useProgram(program);
  for (const [name, value] of Object.entries(uniforms)) {
    const at = gl.getUniformLocation(program, name);
    const values = [value].flat();
    if (values.length === 9) gl.uniformMatrix3fv(at, false, values);
    else gl[`uniform${values.length as 1 | 2 | 3}fv`](at, values);
  }
}
