import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { type Drawing, draw } from './draw';
import { lights } from './lights';
import { PlanetView, planetCenter } from './planet-view';
import { type Preset, presets } from './presets';
import { unit } from './random';
import { stars } from './stars';

export interface Draft {
  /** The folder to write to. */
  out: string;
  /** 1 is the full size. */
  scale: number;
  /** The part to draw: left, top, width, height in fractions. */
  crop: [number, number, number, number];
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const base64 = (floats: Float32Array) => Buffer.from(floats.buffer).toString('base64');

/** Renders the scene, world or portrait of that name; gives one line about it. */
export async function renderScene(page: Page, name: string, { out, scale, crop }: Draft): Promise<string> {
  const preset = presets[name];
  if (!preset) throw new Error(`"${name}" is no picture; expected one of ${Object.keys(presets).join(', ')}`);
  const [width, height] = [Math.round(preset.size[0] * scale), Math.round(preset.size[1] * scale)];
  const [left, top, across, down] = crop;
  const window: Drawing['crop'] = [
    Math.round(width * left),
    Math.round(height * (1 - top - down)),
    Math.round(width * across),
    Math.round(height * down),
  ];
  const pixels = await page.evaluate(draw, drawing(preset, width, height, window));
  const image = sharp(Buffer.from(pixels, 'base64'), {
    raw: { width: window[2], height: window[3], channels: 4 },
  }).flip();
  const file = join(out, preset.file);
  mkdirSync(dirname(file), { recursive: true });
  const encoded = preset.cutOut
    ? image.webp(preset.webp ?? { lossless: true, effort: 6 })
    : image.removeAlpha().jpeg({ quality: 93, chromaSubsampling: '4:4:4', mozjpeg: true });
  const info = await encoded.toFile(file);
  return `${preset.file} ${info.width}x${info.height} ${Math.round(info.size / 1000)} kB`;
}

function drawing(preset: Preset, width: number, height: number, crop: Drawing['crop']): Drawing {
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
    crop,
  };
}
