import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { root } from '../../lib/paths';
import { type Drawing, draw } from './draw';
import { lights } from './lights';
import { PlanetView, planetCenter } from './planet-view';
import { type Preset, presets } from './presets';
import { unit } from './random';
import { stars } from './stars';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const base64 = (floats: Float32Array) => Buffer.from(floats.buffer).toString('base64');

/** Renders the scene, world or portrait of that name into content/pictures; gives one line about it. */
export async function renderScene(page: Page, name: string): Promise<string> {
  const preset = presets[name];
  if (!preset) throw new Error(`"${name}" is no picture; expected one of ${Object.keys(presets).join(', ')}`);
  const [width, height] = preset.size;
  const pixels = await page.evaluate(draw, drawing(preset));
  const image = sharp(Buffer.from(pixels, 'base64'), { raw: { width, height, channels: 4 } }).flip();
  const encoded = preset.cutOut
    ? image.webp(preset.webp ?? { lossless: true, effort: 6 })
    : image.removeAlpha().jpeg({ quality: 93, chromaSubsampling: '4:4:4', mozjpeg: true });
  const info = await encoded.toFile(join(root, 'content/pictures', preset.file));
  return `${preset.file} ${info.width}x${info.height} ${Math.round(info.size / 1000)} kB`;
}

function drawing(preset: Preset): Drawing {
  const [width, height] = preset.size;
  const { shader, planet, sun, axis, sky, night, fade = [-1, -0.5], cutOut, samples = 4 } = preset;
  const center = planet && ('limb' in planet ? planetCenter(planet) : planet.center);
  const uniforms = {
    ...preset.uniforms,
    ...(center && { center }),
    ...(axis && { axis: unit(axis) }),
    ...(sun && { sun: unit(sun) }),
  };
  const fragment = read('points.frag');
  const common = read('common.glsl');
  const layers: Drawing['layers'] = [];
  if (sky) {
    const data = base64(stars(sky, width, height));
    layers.push({ vertex: read('stars.vert'), fragment, data, uniforms: {}, isBehind: true });
  }
  if (night && center) {
    const data = base64(lights(night, new PlanetView(center, width, height), height));
    layers.push({ vertex: common + read('lights.vert'), fragment, data, uniforms, isBehind: false });
  }
  return {
    scene: { source: common + read(`${shader}.frag`) + read('main.glsl'), uniforms },
    finish: {
      source: common + read('finish.frag'),
      uniforms: { fade, cutout: cutOut ? { light: 1, solid: 2 }[cutOut] : 0 },
    },
    layers,
    width,
    height,
    samples,
  };
}
