/** From a small phone to a very wide window nothing overflows, is cut off or out of place. */
import { routes } from '../app/lib/address/addresses';
import { locales } from '../app/lib/locales';
import { profile } from '../content/profile';
import { expect, type Page, test } from './fixtures';
import { loneWords, seenTexts, unreadableTexts } from './support/read';
import { record } from './support/requests';
import type { Site } from './support/site';
import { hasPictures, instant, isFork, works } from './support/words';

/** Finds what overflows the window or is cut off. Decoration may, and boxes that scroll. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const mayOverflow = (element: Element) => {
      if (element.closest('[aria-hidden=true], [hidden]') || !element.checkVisibility()) return true;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (scrolls(at) || getComputedStyle(at).clipPath !== 'none') return true;
      return false;
    };
    // Pages that are rendered ahead are in the document too, hidden.
    const all = [...document.querySelectorAll(':is(nav, main, footer) *')].filter((one) =>
      one.checkVisibility(),
    );
    const wide = all.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isContent = element.matches('h1, h2, h3, h4, p, li, a, button, img[alt]:not([alt=""])');
      return isContent && width > 1 && (left < -1 || right > innerWidth + 1) && !mayOverflow(element);
    });
    const cut = all.filter((box) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const isCut =
        (box.scrollWidth > box.clientWidth + 1 && /hidden|clip/.test(overflowX)) ||
        (box.scrollHeight > box.clientHeight + 1 && /hidden|clip/.test(overflowY));
      return isCut && box.textContent.trim() && !mayOverflow(box);
    });
    return [...wide, ...cut].map(
      (element) => `${element.localName}: ${element.textContent.trim().slice(0, 40)}`,
    );
  });

async function expectFits(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findOverflow(page), `at ${width} px`).toEqual([]);
  }
}

/** A wide screen is further from the eye: 20 px for text, 15 for what is small, 14 for captions. */
async function expectLargeTexts(page: Page) {
  await page.setViewportSize({ width: 2560, height: 900 });
  const texts = await seenTexts(page);
  const isProse = ({ text, words }: (typeof texts)[number]) =>
    text.length > 60 && words.some(({ top }) => top > (words[0]?.bottom ?? top));
  const least = (one: (typeof texts)[number]) => (one.isLabel ? 14 : isProse(one) ? 20 : 15);
  const small = texts.filter((text) => Math.round(text.size * 10) / 10 < least(text));
  expect.soft(small.map(({ text, size }) => `${size} px: ${text}`)).toEqual([]);
}

const sizeOfWords = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

/** People with low vision set a larger text in their browser: on a phone, in each language. */
async function inLargeText(site: Site, check: (own: Site, setting: string) => Promise<void>) {
  const { page } = site;
  const browser = await page.context().newCDPSession(page);
  const usual = await sizeOfWords(page);
  for (const standard of [24, 32]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    // Browsers have 16 px of themselves.
    await expect.poll(() => sizeOfWords(page), 'size of words').toBeCloseTo((usual * standard) / 16);
    for (const locale of locales) {
      await site.switchTo(locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await check(site.in(locale), `${locale}, ${standard} px, in a window of ${width} px`);
      }
    }
  }
}

test.describe('in any window', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium takes a text size from a test');

  // Each was a defect once: a language, a width, a reader's spacing, an owner's long words.
  for (const route of [...routes, undefined])
    test(`${route ?? 'the error screen'} is laid out to be read`, async ({ page, site }) => {
      // By day the Sun may be alone, and is no list.
      await page.clock.setFixedTime(instant);
      await site.visit(route ? site.address(route) : `${site.root}#/unknown`);
      for (const language of locales)
        await test.step(language, async () => {
          await site.switchTo(language);
          if (route === 'contact') await site.in(language).expectSky();
          if (route) await site.in(language).expectPage(route);
          else await site.in(language).expectErrorScreen('notFound');
          await expectFits(page, [768, 1024, 2560]);
          await expectLargeTexts(page);
          for (const width of [320, 390, 1440]) {
            await expectFits(page, [width]);
            if (width < 400) expect.soft(await unreadableTexts(page), `at ${width} px`).toEqual([]);
            // How the words of a fork fall is a matter of taste.
            if (width > 320 && !isFork)
              expect.soft(await loneWords(page), `alone in a line at ${width} px`).toEqual([]);
          }
        });
      await test.step('with room between letters (WCAG 1.4.12)', async () => {
        // Through the object model, as the policy allows it.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
          document.adoptedStyleSheets.push(sheet);
        });
        await expectFits(page, [320]);
        await page.evaluate(() => void document.adoptedStyleSheets.pop());
      });
      await test.step('with large text', async () => {
        for (const control of await site.main.locator('summary').all()) await control.click();
        await inLargeText(site, async (own, setting) => {
          await expect(own.heading).toBeVisible();
          expect.soft(await unreadableTexts(page), setting).toEqual([]);
        });
      });
    });

  test('the menu with large text fits the window', { tag: '@smoke' }, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await site.open('home');
    await inLargeText(site, async (own, setting) => {
      await test.step(setting, () => own.menu.click());
      for (const route of routes) await expect(own.link(route), setting).toBeInViewport({ ratio: 1 });
      await own.menu.click();
    });
    const last = site.in(locales.at(-1) ?? site.language);
    await last.menu.click();
    await last.link('contact').click();
    await last.expectHeading('contact');
  });
});

test('Home has no hole between its works, however many there are', async ({ page, site }) => {
  await site.open('home');
  const list = page.getByRole('region', { name: site.text('home.highlights') }).getByRole('list');
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const count of [1, 2, 3, 4, 5, 6]) {
      // An owner has as many as there are in the content: the list is filled up or cut.
      await list.evaluate((element, wanted) => {
        const items = [...element.children];
        const [all, works] = [items.at(-1) as Element, items.slice(0, -1)];
        if (!works.length) return;
        const chosen = Array.from({ length: wanted }, (_, index) =>
          (works[index % works.length] as Element).cloneNode(true),
        );
        element.replaceChildren(...chosen, all);
        (element as HTMLElement).style.setProperty('--works', String(wanted));
      }, count);
      const holes = await list.evaluate((element) => {
        const boxes = [...element.querySelectorAll('picture, a:not(:has(picture))')].map((one) =>
          one.getBoundingClientRect(),
        );
        const words = [...element.querySelectorAll('h3')].map((one) => one.closest('div') ?? one);
        const style = getComputedStyle(element);
        const around = element.getBoundingClientRect();
        const room = around.width - Number.parseFloat(style.paddingInline) * 2;
        const gap = Number.parseFloat(style.columnGap) || 0;
        const all = [...boxes, ...words.map((one) => one.getBoundingClientRect())];
        // At the height of each box, what is beside it takes up the rest of the row.
        return boxes.filter(({ top, height }) => {
          const y = top + height / 2;
          const beside = all.filter((one) => one.top <= y && one.bottom >= y);
          const lefts = beside.map(({ left }) => left - around.left - Number.parseFloat(style.paddingInline));
          const rights = beside.map(({ right }) => right - around.left);
          const isFull = Math.max(...rights) - Math.min(...beside.map((one) => one.left - around.left));
          return Math.min(...lefts) > gap + 1 || isFull < room - gap - 1;
        }).length;
      });
      expect.soft(holes, `${count} works at ${width} px`).toBe(0);
    }
  }
});

test('every page keeps its layout when its files fail', async ({ page, site }) => {
  await page.route(/\.(avif|webp|jpg|png|svg|woff2)(\?|$)/, (request) => request.abort());
  const { thrown } = record(page);
  await site.open('home');
  for (const route of routes) {
    await site.moveTo(route);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await site.seeWholePage();
      // A failed picture has no width while the file for another window is asked for.
      const problems = () => [
        ...[...document.images]
          .filter(
            (one) => one.checkVisibility() && one.alt && Math.min(one.clientWidth, one.clientHeight) < 60,
          )
          .map(({ alt }) => alt),
        ...(document.documentElement.scrollWidth > innerWidth ? ['overflow'] : []),
      ];
      await expect.poll(() => page.evaluate(problems), `${route} at ${width} px`).toEqual([]);
    }
  }
  expect(thrown).toEqual([]);
});

test.describe('on a phone of three pixels per CSS pixel', { tag: '@touch' }, () => {
  test.use({ deviceScaleFactor: 3 });

  test('Portfolio is laid out as on a large screen', async ({ page, site }) => {
    await site.visit(site.path('portfolio'));
    await page.evaluate(() => document.fonts.ready);
    const first = site.main.getByRole('article').first();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
    if (works[0]?.pictures.length) await expect(first.getByRole('img').first()).toBeInViewport();

    const edges = await site.main.evaluate((main) =>
      [...main.querySelectorAll('h1, h3, h4, article header > p')]
        .filter((element) => element.checkVisibility())
        .map((element) => Math.round(element.getBoundingClientRect().left)),
    );
    expect(edges.length, 'titles and texts').toBeGreaterThan(works.length);
    expect([...new Set(edges)], 'their edge').toHaveLength(1);

    // What is far down has its size soon after the page is ready.
    await expect(page.locator('html')).not.toHaveAttribute('data-near-first');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await site.seeWholePage();
    expect(await height()).toBe(before);

    if (!hasPictures) return;
    // Up to its own width. One that another is in front of may not be there yet.
    const sharpness = await page
      .getByRole('article')
      .getByRole('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
          .map((image) => ({
            alt: image.alt,
            pixels: Number(/-(\d+)\.\w+\.\w+$/.exec(image.currentSrc)?.[1]),
            wanted: Math.min(
              0.98 * image.clientWidth * devicePixelRatio,
              Number(image.getAttribute('width')),
            ),
            enlarged: image.clientWidth / Number(image.getAttribute('width')),
          })),
      );
    expect(sharpness).not.toEqual([]);
    for (const { alt, pixels, wanted, enlarged } of sharpness) {
      expect(pixels, alt).toBeGreaterThanOrEqual(wanted);
      expect(enlarged, `${alt}: how much larger than its file`).toBeLessThan(1.31);
    }
  });
});

test.describe('in a small window', { tag: '@engines' }, () => {
  /** Texts that leave the window, or push a control out of it, when they begin with a long word. */
  const findPushed = (page: Page, word: string) =>
    page.evaluate((long) => {
      const isOutside = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1;
      const isInRow = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInRow(element.parentElement));
      const controls = [...document.querySelectorAll('main a, main button')].filter(
        (one) => !isInRow(one.parentElement),
      );
      return textsIn(document.querySelector('main:not([style*=none])') ?? document.body)
        .filter((text) => isSeen(text) && /\p{L}{2}/u.test(text.data))
        .filter(
          ({ parentElement: at }) =>
            !at?.closest('svg, [aria-hidden=true], .telemetry, [href^=mailto]') && !isInRow(at),
        )
        .flatMap((text) => {
          const before = text.data;
          text.data = `${long} ${before}`;
          const range = new Range();
          range.selectNodeContents(text);
          const isPushed = [...range.getClientRects()].some(isOutside);
          const pushed = controls.filter(
            (one) => one.checkVisibility() && isOutside(one.getBoundingClientRect()),
          );
          text.data = before;
          return isPushed || pushed.length
            ? [`${before.trim().slice(0, 40)}, ${pushed.length} controls`]
            : [];
        });
    }, word);

  /** Parts of a long e-mail address that don't fit a line each. */
  const findBrokenAddress = (page: Page, parts: readonly [name: string, host: string]) =>
    page
      .locator('main a[href^="mailto:"]')
      .filter({ visible: true })
      .last()
      .evaluate((element, [name, host]) => {
        (element as HTMLElement).style.setProperty('--characters', String(`${name}@${host}`.length));
        const [first, last, ...others] = textsIn(element);
        if (!first || !last) return ['one text'];
        for (const other of others) other.data = '';
        first.data = `${name}@`;
        last.data = host;
        return [first, last].flatMap((text) => {
          const range = new Range();
          range.selectNodeContents(text);
          const rects = [...range.getClientRects()];
          const isOutside = rects.some(({ right }) => right > innerWidth + 1);
          return rects.length > 1 || isOutside ? [text.data] : [];
        });
      }, parts);

  test('long words stay inside every page', async ({ page, site }) => {
    await site.open('home');
    for (const route of routes) {
      await site.moveTo(route);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const word of ['Softwareentwicklerin', 'Rechtsschutzversicherungsgesellschaften'])
          expect.soft(await findPushed(page, word), `${word} at ${width} px, ${route}`).toEqual([]);
      }
      if ((route !== 'home' && route !== 'contact') || !profile.email) continue;
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 844 });
        for (const parts of [
          ['maximiliane.wagemann', 'wwwwwwwww-mmmm.example'],
          ['w', 'immobilien-hamburg.example'],
          ['immobilien-verwaltung', 'mm.example'],
        ] as const)
          expect.soft(await findBrokenAddress(page, parts), `${parts} at ${width} px`).toEqual([]);
      }
    }
  });
});
