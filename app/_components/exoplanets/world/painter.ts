import type { Size } from '@/app/_lib/world/sizes';
import { rotation, unit } from '@/app/_lib/world/turning';
import { activateProgram, createTexture, isBuilt, startProgram } from './webgl';
import type { LiveWorld } from './worlds';

/** Texture units. */
const SURFACE = 0;
const LIGHT = 2;

/** Edge of what is drawn in one step, in pixels. */
const TILE = 128;

/** Gives the functions that draw a world. What takes long is a generator: the graphics card does each step within a frame. */
export function createPainter(gl: WebGL2RenderingContext, world: LiveWorld) {
  const programs = {
    surface: startProgram(gl, world.source('SURFACE')),
    light: startProgram(gl, world.source('LIGHT')),
    frame: startProgram(gl, world.source('FRAME')),
  };
  const framebuffer = gl.createFramebuffer();
  const axis = unit(world.axis);
  const fixed = { ...world.uniforms, center: world.center, sun: unit(world.sun), axis };
  let light: WebGLTexture[] = [];

  function drawInto(textures: WebGLTexture[], target: number) {
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    const attachments = textures.map((texture, index) => {
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, target, texture, 0);
      return gl.COLOR_ATTACHMENT0 + index;
    });
    gl.drawBuffers(attachments);
  }

  function* tiles({ width, height }: Size) {
    gl.viewport(0, 0, width, height);
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

  /** Builds the programs, then draws the surface on a cube, once and for all. */
  function* drawSurface(edge: number) {
    for (const program of Object.values(programs)) while (!isBuilt(gl, program)) yield;

    const size = { width: edge, height: edge };
    const target = gl.TEXTURE_CUBE_MAP;
    const levels = Math.floor(Math.log2(edge)) + 1;
    const maps = Array.from({ length: world.maps }, (_, index) =>
      createTexture(gl, { target, unit: SURFACE + index, format: gl.RGBA8, size, levels }),
    );
    activateProgram(gl, programs.surface, { ...fixed, res: [edge, edge] });
    const faceAt = gl.getUniformLocation(programs.surface, 'face');
    for (let face = 0; face < 6; face++) {
      drawInto(maps, gl.TEXTURE_CUBE_MAP_POSITIVE_X + face);
      gl.uniform1i(faceAt, face);
      yield* tiles(size);
    }

    const sharp = gl.getExtension('EXT_texture_filter_anisotropic');
    for (const index of maps.keys()) {
      gl.activeTexture(gl.TEXTURE0 + SURFACE + index);
      gl.generateMipmap(target);
      gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
      if (sharp) gl.texParameteri(target, sharp.TEXTURE_MAX_ANISOTROPY_EXT, 4);
      yield;
    }
  }

  /** Draws what does not turn, for a canvas of this size, which it then takes. */
  function* drawLight(size: Size) {
    const target = gl.TEXTURE_2D;
    const res = [size.width, size.height];
    for (const texture of light) gl.deleteTexture(texture);
    light = [0, 1].map((index) =>
      createTexture(gl, { target, unit: LIGHT + index, format: gl.RGBA16F, size }),
    );
    drawInto(light, target);
    activateProgram(gl, programs.light, { ...fixed, res });
    yield* tiles(size);

    Object.assign(gl.canvas, size);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, size.width, size.height);
    activateProgram(gl, programs.frame, { ...fixed, res });
    for (const [index, name] of ['surfaceA', 'surfaceB', 'lightA', 'lightB'].entries())
      gl.uniform1i(gl.getUniformLocation(programs.frame, name), index);
  }

  /** Draws a frame with the surface and the clouds turned by these angles. */
  function drawFrame(surface: number, clouds: number) {
    const turns = { turned: rotation(axis, surface), drifted: rotation(axis, clouds) };
    activateProgram(gl, programs.frame, turns);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  return { drawSurface, drawLight, drawFrame };
}
