// Renders the site's pictures with WebGL2 on the CPU (SwiftShader): no graphics card, and the same picture every time.
//   node scripts/artwork/scenes/render.mjs [name…]      all masters, or the named ones, into content/pictures/
//   … --scale 0.33 --out preview home                    a quick look
// Chromium: the environment's CHROMIUM, else Playwright's own, else the one on the PATH.
import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { lights, stars } from './points.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const read = (name) => readFileSync(join(here, name), 'utf8');
const presets = JSON.parse(read('presets.json'));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '1' },
    out: { type: 'string', default: join(here, '../../../content/pictures') },
    crop: { type: 'string' }, // x,y,width,height in fractions: only these tiles are drawn
  },
});

const browserPath = () => {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return execSync('command -v chromium || command -v google-chrome', { encoding: 'utf8' }).trim();
};

const unit = (v) => v.map((c) => c / Math.hypot(...v));
/** Where the planet (radius 1) is, from where its limb is seen: the limb's point at `limb` (in picture heights from the
 * middle, y up), the ground below it in the direction `roll` degrees from straight down, seen from `altitude` radii. */
const planetFrom = ({ limb, roll = 0, altitude }) => {
  const l = unit([...limb, 1.6]);
  const r = (roll * Math.PI) / 180;
  const d = [Math.sin(r), -Math.cos(r), 0];
  const along = d[0] * l[0] + d[1] * l[1];
  const down = unit(d.map((c, i) => c - l[i] * along));
  const sin = 1 / (1 + altitude);
  const cos = Math.sqrt(1 - sin * sin);
  return l.map((c, i) => (c * cos + down[i] * sin) * (1 + altitude));
};

const draw = async ({ scene, finish, main, layers, W, H, aa, window: [wx, wy, ww, wh] }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: W, height: H });
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    premultipliedAlpha: false,
    preserveDrawingBuffer: true,
  });
  if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('no float targets');
  const build = (...sources) => {
    const program = gl.createProgram();
    sources.forEach((source, i) => {
      const shader = gl.createShader(i ? gl.FRAGMENT_SHADER : gl.VERTEX_SHADER);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
      gl.attachShader(program, shader);
    });
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
    return program;
  };
  const use = (program, uniforms) => {
    gl.useProgram(program);
    for (const [name, value] of Object.entries({ res: [W, H], ...uniforms })) {
      const at = gl.getUniformLocation(program, name);
      if (!at) continue;
      if (name === 'aa' || name === 'light') gl.uniform1i(at, value);
      else if (Array.isArray(value)) gl[`uniform${value.length}f`](at, ...value);
      else gl.uniform1f(at, value);
    }
  };
  // In tiles, or the software renderer's watchdog ends a long draw.
  const tiles = async () => {
    gl.enable(gl.SCISSOR_TEST);
    for (let y = wy; y < wy + wh; y += 96) {
      for (let x = wx; x < wx + ww; x += 96) {
        gl.scissor(x, y, Math.min(96, wx + ww - x), Math.min(96, wy + wh - y));
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.finish();
      }
      await new Promise((r) => setTimeout(r));
    }
    gl.disable(gl.SCISSOR_TEST);
  };
  gl.viewport(0, 0, W, H);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16F, W, H);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);

  const whole =
    '#version 300 es\nvoid main(){vec2 p=vec2((gl_VertexID<<1)&2,gl_VertexID&2);gl_Position=vec4(p*2.-1.,0,1);}';
  use(build(whole, scene.source), { ...scene.uniforms, aa });
  await tiles();

  for (const { vertex, fragment, data, uniforms, behind } of layers) {
    const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, bytes, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.enableVertexAttribArray(1);
    gl.vertexAttribPointer(0, 4, gl.FLOAT, false, 28, 0);
    gl.vertexAttribPointer(1, 3, gl.FLOAT, false, 28, 16);
    gl.enable(gl.BLEND);
    // Light adds up; stars only where the scene's alpha lets the sky through.
    gl.blendFuncSeparate(behind ? gl.DST_ALPHA : gl.ONE, gl.ONE, gl.ZERO, gl.ONE);
    use(build(vertex, fragment), uniforms);
    const count = bytes.length / 28;
    for (let i = 0; i < count; i += 20000) {
      gl.drawArrays(gl.POINTS, i, Math.min(20000, count - i));
      gl.finish();
      await new Promise((r) => setTimeout(r));
    }
    gl.disable(gl.BLEND);
    gl.disableVertexAttribArray(0);
    gl.disableVertexAttribArray(1);
  }

  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  use(build(whole, finish), { ...main, light: 0 });
  await tiles();
  const pixels = new Uint8Array(ww * wh * 4);
  gl.readPixels(wx, wy, ww, wh, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.readAsDataURL(new Blob([pixels]));
  });
};

const common = read('common.glsl');
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
const page = await browser.newPage();
for (const name of positionals.length ? positionals : Object.keys(presets)) {
  const started = Date.now();
  const { shader, file, size, aa = 4, quality = 93, planet, like, ...own } = presets[name];
  const { sky, night, fade = [-1, -0.5], cutout = 0, ...uniforms } = own;
  const [W, H] = size.map((v) => Math.round(v * options.scale));
  if (planet) uniforms.center = planetFrom(planet);
  if (uniforms.axis) uniforms.axis = unit(uniforms.axis);
  if (uniforms.sun) uniforms.sun = unit(uniforms.sun.length === 2 ? [...uniforms.sun, 1.6] : uniforms.sun);

  if (sky && uniforms.band) sky.band = [...uniforms.band, uniforms.width * 1.2];

  const base64 = (floats) => Buffer.from(floats.buffer).toString('base64');
  const fragment = read('points.frag');
  const layers = [];
  if (sky)
    layers.push({
      vertex: read('stars.vert'),
      fragment,
      data: base64(stars(sky, W, H)),
      uniforms: {},
      behind: true,
    });
  if (night) {
    const data = base64(lights(night, uniforms, W, H));
    layers.push({ vertex: common + read('lights.vert'), fragment, data, uniforms });
  }
  const [cx, cy, cw, ch] = options.crop?.split(',').map(Number) ?? [0, 0, 1, 1];
  const view = [W * cx, H * (1 - cy - ch), W * cw, H * ch].map(Math.round);
  const base = await page.evaluate(draw, {
    scene: { source: common + read(`${shader}.frag`) + read('main.glsl'), uniforms },
    finish: common + read('finish.frag'),
    main: { fade, cutout },
    layers,
    W,
    H,
    aa,
    window: view,
  });
  const image = sharp(Buffer.from(base, 'base64'), {
    raw: { width: view[2], height: view[3], channels: 4 },
  }).flip();
  const out = join(options.out, file);
  mkdirSync(dirname(out), { recursive: true });
  const info = cutout
    ? await image.webp({ lossless: true, effort: 6, exact: false }).toFile(out)
    : await image.removeAlpha().jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toFile(out);
  console.log(
    `${file} ${info.width}x${info.height} ${Math.round(info.size / 1024)} kB, ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
}
await browser.close();
