// What the covers, posters, galaxy and arena scripts share: a browser that draws WebGL2 on the CPU (no graphics card
// needed), a painter for fragment shaders, and a camera for HTML pages that may use the painted pictures.
//   CHROMIUM=$(command -v chromium) node scripts/artwork/posters/render.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from '../../lib/browser.mjs';

export const artwork = new URL('../', import.meta.url);
const types = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

export async function open() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-gpu-rasterization', // its dither is not the same in every run
    ],
  });

  /** Paints a fragment shader (uniforms res and off are given) and returns a PNG. */
  async function paint({ fragment, uniforms = {}, width, height, tile = 128 }) {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.setContent('<canvas></canvas>');
    const url = await page.evaluate(
      async ({ fragment, uniforms, W, H, tile }) => {
        const canvas = Object.assign(document.querySelector('canvas'), { width: W, height: H });
        const gl = canvas.getContext('webgl2', {
          preserveDrawingBuffer: true,
          premultipliedAlpha: false,
          antialias: false,
        });
        const compile = (type, source) => {
          const s = gl.createShader(type);
          gl.shaderSource(s, source);
          gl.compileShader(s);
          if (!gl.getShaderParameter(s, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(s));
          return s;
        };
        const program = gl.createProgram();
        const fullScreen =
          '#version 300 es\nvoid main(){vec2 p=vec2((gl_VertexID<<1)&2,gl_VertexID&2);gl_Position=vec4(p*2.-1.,0,1);}';
        gl.attachShader(program, compile(gl.VERTEX_SHADER, fullScreen));
        gl.attachShader(program, compile(gl.FRAGMENT_SHADER, fragment));
        gl.linkProgram(program);
        if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
        gl.useProgram(program);
        for (const [name, value] of Object.entries({ res: [W, H], ...uniforms })) {
          const at = gl.getUniformLocation(program, name);
          if (at)
            Array.isArray(value) ? gl[`uniform${value.length}f`](at, ...value) : gl.uniform1f(at, value);
        }
        gl.enable(gl.SCISSOR_TEST); // in tiles, or the software renderer's watchdog ends a long draw
        for (let y = 0; y < H; y += tile) {
          for (let x = 0; x < W; x += tile) {
            gl.scissor(x, y, tile, tile);
            gl.drawArrays(gl.TRIANGLES, 0, 3);
            gl.finish();
          }
          await new Promise((r) => setTimeout(r));
        }
        const blob = await new Promise((r) => canvas.toBlob(r, 'image/png'));
        return new Promise((r) => {
          const reader = new FileReader();
          reader.onload = () => r(reader.result);
          reader.readAsDataURL(blob);
        });
      },
      { fragment, uniforms, W: width, H: height, tile },
    );
    await page.close();
    return Buffer.from(url.split(',')[1], 'base64');
  }

  /** Photographs a page of scripts/artwork; `pictures` are buffers it finds under /painted/<name>. */
  async function photograph({ path, width, height, scale = 1, pictures = {} }) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    page.on('pageerror', (error) => console.error(error));
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const painted = pathname.startsWith('/painted/') && pictures[pathname.slice(9)];
      if (painted) return route.fulfill({ body: painted, contentType: 'image/png' });
      try {
        const body = readFileSync(fileURLToPath(new URL(`.${pathname}`, artwork)));
        await route.fulfill({ body, contentType: types[pathname.split('.').pop()] });
      } catch {
        await route.fulfill({ status: 404, body: '' });
      }
    });
    await page.goto(`https://artwork.example/${path}`, { waitUntil: 'load' });
    await page.waitForFunction(
      () => document.readyState === 'complete' && document.fonts.status === 'loaded',
    );
    await page.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    );
    const picture = await page.screenshot();
    await page.close();
    return picture;
  }

  return { paint, photograph, close: () => browser.close() };
}
