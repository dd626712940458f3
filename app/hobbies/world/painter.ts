import common from './common.glsl';
import passes from './passes.glsl';

export interface Size {
  width: number;
  height: number;
}

/** Edge of what is drawn in one step, in pixels. */
const TILE = 128;

/** A triangle that covers the whole picture. */
const vertexShader = `#version 300 es
void main(){gl_Position=vec4(gl_VertexID==1?3.:-1.,gl_VertexID==2?3.:-1.,0,1);}`;

/**
 * Draws a planet by four textures: two of its surface, two of the light on it. What takes long is a
 * generator, each step of which takes the graphics card less than a frame.
 * @param planet the shader of the planet
 */
export function createPainter(gl: WebGL2RenderingContext, planet: string) {
  /** Starts to build a program. Some browsers build it in parallel to the page. */
  function build(pass: string): WebGLProgram {
    const program = gl.createProgram();
    const add = (type: number, source: string) => {
      const shader = gl.createShader(type);
      if (!shader) return; // The context is lost: its event follows.
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    };
    add(gl.VERTEX_SHADER, vertexShader);
    add(gl.FRAGMENT_SHADER, `#version 300 es\n#define ${pass}\n${common}${planet}${passes}`);
    gl.linkProgram(program);
    return program;
  }

  const surface = build('SURFACE');
  const light = build('LIGHT');
  const frame = build('FRAME');
  const framebuffer = gl.createFramebuffer();
  const uniform = (program: WebGLProgram, name: string) => gl.getUniformLocation(program, name);

  function activate(program: WebGLProgram, { width, height }: Size) {
    // biome-ignore lint/correctness/useHookAtTopLevel: a function of WebGL, not a hook
    gl.useProgram(program);
    gl.viewport(0, 0, width, height);
    gl.uniform2f(uniform(program, 'res'), width, height);
  }

  /** Makes two textures on the units from `unit` on. */
  function createTextures(target: number, unit: number, format: number, { width, height }: Size) {
    const levels = target === gl.TEXTURE_CUBE_MAP ? Math.floor(Math.log2(width)) + 1 : 1;
    return [0, 1].map((index) => {
      const texture = gl.createTexture();
      gl.activeTexture(gl.TEXTURE0 + unit + index);
      gl.bindTexture(target, texture);
      gl.texStorage2D(target, levels, format, width, height);
      // Not filtered until its levels are there.
      gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
      return texture;
    });
  }

  /** Draws into two textures, a tile at a time. */
  function* drawInto(textures: WebGLTexture[], target: number, { width, height }: Size) {
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    for (const [index, texture] of textures.entries())
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, target, texture, 0);
    gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1]);
    gl.enable(gl.SCISSOR_TEST);
    for (let y = 0; y < height; y += TILE) {
      for (let x = 0; x < width; x += TILE) {
        gl.scissor(x, y, TILE, TILE);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        yield;
      }
    }
    gl.disable(gl.SCISSOR_TEST);
  }

  /** Waits for the programs, then draws the surface on a cube, once and for all. */
  function* drawSurface(edge: number) {
    const parallel = gl.getExtension('KHR_parallel_shader_compile');
    const isBuilding = (program: WebGLProgram) =>
      parallel && gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) === false;
    for (const program of [surface, light, frame]) while (isBuilding(program)) yield;

    const size = { width: edge, height: edge };
    const maps = createTextures(gl.TEXTURE_CUBE_MAP, 0, gl.RGBA8, size);
    activate(surface, size);
    for (let face = 0; face < 6; face++) {
      gl.uniform1i(uniform(surface, 'face'), face);
      yield* drawInto(maps, gl.TEXTURE_CUBE_MAP_POSITIVE_X + face, size);
    }
    const sharp = gl.getExtension('EXT_texture_filter_anisotropic');
    for (const unit of maps.keys()) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.generateMipmap(gl.TEXTURE_CUBE_MAP);
      gl.texParameteri(gl.TEXTURE_CUBE_MAP, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
      if (sharp) gl.texParameteri(gl.TEXTURE_CUBE_MAP, sharp.TEXTURE_MAX_ANISOTROPY_EXT, 4);
    }
  }

  /** Draws the light, which does not turn, and gives the canvas this size. */
  function* drawLight(size: Size) {
    const textures = createTextures(gl.TEXTURE_2D, 2, gl.RGBA16F, size);
    activate(light, size);
    yield* drawInto(textures, gl.TEXTURE_2D, size);

    Object.assign(gl.canvas, size);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    activate(frame, size);
    for (const [unit, name] of ['surfaceA', 'surfaceB', 'lightA', 'lightB'].entries())
      gl.uniform1i(uniform(frame, name), unit);
  }

  /** Draws with the program that `drawLight` has left active. Angles are in radians. */
  function drawFrame(ground: number, clouds: number) {
    gl.uniform2f(uniform(frame, 'turns'), ground, clouds);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  return { drawSurface, drawLight, drawFrame };
}
