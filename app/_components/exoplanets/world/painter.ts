import type { Size } from '@/app/_lib/world/sizes';
import { rotation, unit } from '@/app/_lib/world/turning';
import { activateProgram, createTexture, isBuilt, startProgram } from './webgl';
import type { LiveWorld } from './worlds';

/** Texture units. */
const SURFACE = 0;
const LIGHT = 2;

/** Samples of a pixel on an edge. */
const SAMPLES = 6;

/** Draws a world. What takes long is a generator: the graphics card does each step within a frame. */
export class Painter {
  private readonly gl;
  private readonly world;
  private readonly programs;
  private readonly target;
  private readonly axis;
  private readonly fixed;
  private light: WebGLTexture[] = [];

  constructor(gl: WebGL2RenderingContext, world: LiveWorld) {
    this.gl = gl;
    this.world = world;
    this.programs = {
      surface: startProgram(gl, world.source('SURFACE')),
      light: startProgram(gl, world.source('LIGHT')),
      frame: startProgram(gl, world.source('FRAME')),
    };
    this.target = gl.createFramebuffer();
    this.axis = unit(world.axis);
    this.fixed = { ...world.uniforms, center: world.planet.center, sun: unit(world.sun), axis: this.axis };
  }

  /** Builds the programs, then draws the surface on a cube, once and for all. */
  *drawSurface(edge: number) {
    const { gl, world } = this;
    for (const program of Object.values(this.programs)) while (!isBuilt(gl, program)) yield;

    const size = { width: edge, height: edge };
    const target = gl.TEXTURE_CUBE_MAP;
    const levels = Math.floor(Math.log2(edge)) + 1;
    const maps = Array.from({ length: world.maps }, (_, index) =>
      createTexture(gl, { target, unit: SURFACE + index, format: gl.RGBA8, size, levels }),
    );
    activateProgram(gl, this.programs.surface, { ...this.fixed, res: [edge, edge] });
    const faceAt = gl.getUniformLocation(this.programs.surface, 'face');
    for (let face = 0; face < 6; face++) {
      this.drawInto(maps, gl.TEXTURE_CUBE_MAP_POSITIVE_X + face);
      gl.uniform1i(faceAt, face);
      yield* this.tiles(size);
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
  *drawLight(size: Size) {
    const { gl } = this;
    const target = gl.TEXTURE_2D;
    for (const texture of this.light) gl.deleteTexture(texture);
    this.light = [0, 1].map((index) =>
      createTexture(gl, { target, unit: LIGHT + index, format: gl.RGBA16F, size }),
    );
    this.drawInto(this.light, target);
    activateProgram(gl, this.programs.light, { ...this.fixed, res: [size.width, size.height] });
    gl.uniform1i(gl.getUniformLocation(this.programs.light, 'aa'), SAMPLES);
    yield* this.tiles(size);

    Object.assign(gl.canvas, size);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, size.width, size.height);
    activateProgram(gl, this.programs.frame, { ...this.fixed, res: [size.width, size.height] });
    for (const [index, name] of ['surfaceA', 'surfaceB', 'lightA', 'lightB'].entries())
      gl.uniform1i(gl.getUniformLocation(this.programs.frame, name), index);
  }

  /** Draws a frame with the surface and the clouds turned by these angles. */
  drawFrame(surface: number, clouds: number) {
    activateProgram(this.gl, this.programs.frame, {
      turned: rotation(this.axis, surface),
      drifted: rotation(this.axis, clouds),
    });
    this.gl.drawArrays(this.gl.TRIANGLES, 0, 3);
  }

  private drawInto(textures: WebGLTexture[], target: number) {
    const { gl } = this;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.target);
    const attachments = textures.map((texture, index) => {
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, target, texture, 0);
      return gl.COLOR_ATTACHMENT0 + index;
    });
    gl.drawBuffers(attachments);
  }

  private *tiles({ width, height }: Size) {
    const { gl } = this;
    const edge = 128;
    gl.viewport(0, 0, width, height);
    gl.enable(gl.SCISSOR_TEST);
    for (let y = 0; y < height; y += edge) {
      for (let x = 0; x < width; x += edge) {
        gl.scissor(x, y, edge, edge);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        yield;
      }
    }
    gl.disable(gl.SCISSOR_TEST);
  }
}
