/** An owner has changed the content by hand, and one build shows the changes everywhere. */
import sharp from 'sharp';
import { routes } from '../../app/lib/address/addresses';
import { isAhead } from '../../app/lib/texts/periods';
import { hobbies } from '../../content/hobbies';
import { profile } from '../../content/profile';
import { expect, test } from '../fixtures';
import { record } from '../support/requests';
import { entries, errorHeading, works } from '../support/words';
import resume from './resume.json' with { type: 'json' };
import { ownFiles } from './settings';

const origin = 'https://camille-vega.example/voyage/';

test.describe('the edit of the owner', () => {
  const remote = 'https://images.example.org/nebula.jpg';
  test.beforeEach(({ page }) => page.route(remote, (route) => route.abort()));

  test('the bar, the colour and the icons are those of the owner', async ({ page, request, site }) => {
    await site.visit(site.path('contact'));
    await expect(site.bar.getByRole('link', { name: profile.name })).toBeVisible();
    const colour = () => getComputedStyle(document.documentElement).getPropertyValue('--signal');
    expect(await page.evaluate(colour)).toBe(profile.accent);
    const favicon = await (await request.get('./favicon.ico')).body();
    const icons = [
      await (await request.get('./app-icons/apple-180.png')).body(),
      favicon.subarray(favicon.readUInt32LE(18)),
    ];
    for (const [index, icon] of icons.entries()) {
      const size = [180, 32][index];
      const picture = sharp(icon);
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
      const pixels = await picture.removeAlpha().raw().toBuffer();
      expect(pixels.includes(Buffer.from(profile.accent.slice(1), 'hex'))).toBe(true);
    }
  });

  test('previews are light, and a long name ends before the planet beside it', async ({ request }) => {
    for (const name of routes) {
      const preview = await (await request.get(`./previews/${name}-fr.jpg`)).body();
      // Networks show a preview only if it is not too heavy.
      expect(preview.length).toBeLessThanOrEqual(90_000);
    }
    const beside = { left: 448, top: 50, width: 20, height: 50 };
    const exoplanets = await (await request.get('./previews/hobbies-fr.jpg')).body();
    const { channels } = await sharp(await sharp(exoplanets).extract(beside).toBuffer()).stats();
    expect(channels[0]?.mean).toBeLessThan(30);
  });

  test('the JSON Resume says what the one says that the site was made of', async ({ page, site }) => {
    await site.visit(site.path('contact'));
    const link = site.main.getByRole('link', { name: /JSON/ });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    const { meta, ...said } = await (await page.request.get(address)).json();
    // Files are named in letters that every mail program and disk takes.
    expect(meta.canonical).toBe(`${origin}resume/resume-maelys-n-diaye-lefevre-fr.json`);
    // The address is known to the build.
    expect(said).toEqual({ ...resume, basics: { ...resume.basics, url: origin } });
  });

  test('every hobby has its planet, and a title that is large enough for a thumb', async ({ page, site }) => {
    await site.open('hobbies');
    expect(hobbies).toHaveLength(3);
    for (const { key, world } of hobbies) {
      const words = [`hobbies.${key}.title`, `hobbies.${key}.link`].map((id) => site.text(id));
      const title = page.getByRole('link', { name: words.join(' — '), exact: true });
      expect((await title.boundingBox())?.height, key).toBeGreaterThanOrEqual(44);
      await expect(site.main.locator(`img[src*="${world}"]`)).toHaveCount(1);
    }
  });

  test('Home shows a work without a picture, and a long name on one line', async ({ page, site }) => {
    await site.open('home');
    const links = page.getByRole('region', { name: site.text('home.highlights') }).getByRole('link');
    const [pictured, bare] = [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()];
    await expect(links.nth(1).getByRole('img')).toHaveCount(0);
    expect(bare?.height).toBe(pictured?.height);
    expect(bare?.y).toBe(pictured?.y);
    await page.setViewportSize({ width: 390, height: 844 });
    const owner = site.bar.getByRole('link', { name: profile.name });
    const [lines, letters] = await owner.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.lastChild ?? link);
      return [range.getClientRects().length, Number.parseFloat(getComputedStyle(link).fontSize)];
    });
    expect(lines, 'lines of the name').toBe(1);
    expect(letters).toBeGreaterThanOrEqual(12);
  });

  test('a work that begins next year is on the horizon in any window', async ({ page, site }) => {
    await site.open('portfolio');
    const { slug, period } = { ...entries[0]?.worksArray[0], period: entries[0]?.period };
    expect(period && isAhead(period)).toBe(true);
    const light = site.lights.and(page.locator(`[href$="#${slug}"]`));
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(light).toBeInViewport({ ratio: 1 });
      const box = await light.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    }
  });

  test('pictures of any shape are uncropped, and open where touched', async ({ page, site }) => {
    await site.visit(site.path('portfolio'));
    const work = page.getByRole('article').first();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [index, down] of [0.8, 0.5].entries()) {
        const image = work.getByRole('img').nth(index);
        const shown = await image.evaluate((one) => {
          const [own, frame] = [one, one.closest('li') ?? one].map((part) => part.getBoundingClientRect());
          const [ratio, fit] = [Number(one.getAttribute('width')), getComputedStyle(one).objectFit];
          const inside = own && frame && own.bottom <= frame.bottom + 1 && own.right <= frame.right + 1;
          return { fit, inside, isEnlarged: one.clientWidth > 1.31 * ratio };
        });
        expect(shown).toEqual({ fit: 'contain', inside: true, isEnlarged: false });
        // What was touched is in the window, however large the picture is in there.
        const box = await image.boundingBox();
        await image.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) * down } });
        const opened = page.getByRole('dialog').getByRole('img').nth(index);
        await expect(opened).toBeVisible();
        const { y = Number.NaN, height = 0 } = (await opened.boundingBox()) ?? {};
        expect(y + height * down).toBeGreaterThan(0);
        expect(y + height * down).toBeLessThan(900);
        await page.keyboard.press('Escape');
      }
      const picture = await work.getByRole('img').first().boundingBox();
      const title = await work.getByRole('heading').first().boundingBox();
      expect((title?.y ?? Number.NaN) - (picture?.y ?? 0), 'from picture to text').toBeLessThan(900);
    }
  });

  test('files of public/ are served as they are', async ({ request }) => {
    for (const [file, content] of Object.entries(ownFiles))
      expect(await (await request.get(`./${file}`)).text()).toBe(content);
  });

  test('the photo is round, and the remote background is shown once it is loaded', async ({ page, site }) => {
    const { thrown } = record(page);
    await page.goto(site.path('home'));
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /img-src 'self' data: https:\/\/images\.example\.org;/);
    const sources = () =>
      page.evaluate(() =>
        [...document.images]
          .filter(({ alt, width, naturalWidth }) => !alt && width >= innerWidth && naturalWidth > 0)
          .map(({ currentSrc }) => new URL(currentSrc).pathname.replace(/-.*/, '')),
      );
    await expect.poll(sources).toEqual(['/voyage/pictures/scenes/home']);
    await page.unrouteAll();
    const body = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#036' } })
      .jpeg()
      .toBuffer();
    await page.route(remote, (route) => route.fulfill({ contentType: 'image/jpeg', body }));
    await page.reload();
    // The later of two that overlap is the one that is seen.
    await expect.poll(sources).toEqual(['/voyage/pictures/scenes/home', '/nebula.jpg']);
    expect(thrown).toEqual([]);
    // The owner's photo is opaque.
    const hits = await page.getByRole('img', { name: site.text('pictures.portrait') }).evaluate((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      const isHit = (part: number) =>
        document.elementsFromPoint(left + part * width, top + part * height).includes(image);
      return [isHit(0.5), isHit(0.05)];
    });
    expect(hits, 'middle and corner').toEqual([true, false]);
  });

  test('a third language has a button, addresses and pages without script', async ({
    page,
    site,
    browser,
    baseURL,
  }) => {
    await site.open('contact');
    const { documents, errors } = record(page);
    await page.getByRole('button', { name: 'Português (Brasil)' }).click();
    await expect(site.heading).toHaveText('Contato');
    await expect(page).toHaveURL('./pt-BR/#/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    expect({ documents, errors }).toEqual({ documents: [], errors: [] });
    await page.goto('about:blank');
    await page.goto('./pt-BR/#/nope');
    await expect(page.getByRole('heading', { name: errorHeading, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await site.typeHash(`#/portfolio?at=${works[0]?.id}`);
    await expect(page.getByRole('article').first()).toBeFocused();
    const still = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await still.goto(site.other.path('contact'));
    await still.getByRole('button', { name: 'Português (Brasil)' }).click();
    await expect(still.getByRole('heading', { level: 1 })).toHaveText('Contato');
    await still.close();
  });
});
