// Photographs the interfaces: every <product>/<n>.html here becomes content/pictures/works/<product>-<n>.png,
// or .jpg when the PNG would be heavier than MAX_WEIGHT (pictures full of detail).
//   node scripts/artwork/interfaces/photograph.mjs [product | product-n]…
// A page that needs time to draw sets data-pending on <html> and removes it when it is done.
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';

const MAX_WEIGHT = 900_000;
const here = new URL('./', import.meta.url);
const works = new URL('../../../content/pictures/works/', import.meta.url);

const wanted = process.argv.slice(2);
const pages = (await readdir(here, { recursive: true }))
  .map((path) => path.match(/^([\w-]+)\/(\d+)\.html$/))
  .filter(Boolean)
  .map(([path, product, n]) => ({ path, product, name: `${product}-${n}` }))
  .filter(({ product, name }) => !wanted.length || wanted.includes(product) || wanted.includes(name))
  .sort((a, b) => a.name.localeCompare(b.name));

const browser = await chromium.launch({
  executablePath:
    process.env.CHROMIUM ?? execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim(),
  args: [
    '--allow-file-access-from-files',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--enable-unsafe-swiftshader',
  ],
});
const context = await browser.newContext({ viewport: { width: 1600, height: 1000 }, deviceScaleFactor: 2 });
await mkdir(works, { recursive: true });

for (const { path, name } of pages) {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  });
  await page.goto(new URL(path, here).href);
  await page.waitForFunction(() => !('pending' in document.documentElement.dataset), null, {
    timeout: 120_000,
  });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.close();

  const png = await sharp(shot).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  const heavy = png.length > MAX_WEIGHT;
  let picture = png;
  for (const quality of [92, 88, 84]) {
    if (picture.length > MAX_WEIGHT) picture = await sharp(shot).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  const [kept, stale] = heavy ? ['jpg', 'png'] : ['png', 'jpg'];
  await writeFile(fileURLToPath(new URL(`${name}.${kept}`, works)), picture);
  await rm(new URL(`${name}.${stale}`, works), { force: true });
  console.log(`${name}.${kept} ${Math.round(picture.length / 1000)} kB`);
}
await browser.close();
