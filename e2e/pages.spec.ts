import { expect, type Page, test } from 'playwright/test';
import { hobbies } from '../content/hobbies';
import { descriptionKey } from '../content/pictures';
import { portfolio } from '../content/portfolio';
import { technologies } from '../content/technologies';
import {
  expectHeading,
  hashAddresses,
  headings,
  type Language,
  languages,
  messages,
  open,
  pageAddresses,
  pages,
  recordFaults,
  seeWholePage,
  titles,
  words,
} from './support';

const labels = {
  fr: ['À propos', 'Portfolio', 'Contact', 'Exoplanètes'],
  en: ['About', 'Portfolio', 'Contact', 'Exoplanets'],
};

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    for (const name of pages) {
      test(`the ${name} page says what it is and shows every picture`, { tag: '@smoke' }, async ({
        page,
        isMobile,
      }) => {
        const faults = recordFaults(page);
        await open(page, hashAddresses[language][name]);
        await expect(page).toHaveTitle(titles[language][name]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectHeading(page, headings[language][name]);
        await expect(page.getByRole('main')).toHaveCount(1);
        const landmarks = page.locator('nav, main');
        expect(
          await landmarks.evaluateAll((elements) => elements.map((element) => element.localName)),
        ).toEqual(['nav', 'main']);

        const bar = page.getByRole('navigation', { name: words(language, 'nav.label') });
        if (!isMobile)
          await expect(bar.getByRole('list').getByRole('link')).toHaveText(labels[language].map(ending));
        await expect(
          bar.locator('[aria-current=page]').filter({ hasText: words(language, `nav.${name}`) }),
        ).toHaveCount(1);

        await seeWholePage(page);
        const broken = await page.evaluate(() =>
          [...document.images]
            .filter((image) => image.naturalWidth === 0)
            .map((image) => image.currentSrc || image.src),
        );
        expect(broken).toEqual([]);
        expect(faults).toEqual([]);
      });
    }

    test('the home page introduces the developer and leads everywhere', async ({ page, baseURL }) => {
      await open(page, hashAddresses[language].home);
      const main = page.getByRole('main');
      await expect(main.getByText(words(language, 'home.intro'))).toBeVisible();
      await expect(main.getByRole('img', { name: words(language, 'pictures.portrait') })).toBeVisible();
      await expect(main.getByText(words(language, 'home.flightPlan.text'))).toBeVisible();

      const inText = {
        fr: { portfolio: 'journal de bord', contact: 'canal de communication', hobbies: 'exoplanètes' },
        en: { portfolio: 'logbook', contact: 'comms channel', hobbies: 'exoplanets' },
      }[language];
      for (const to of ['portfolio', 'contact', 'hobbies'] as const) {
        await main.getByRole('link', { name: inText[to], exact: true }).click();
        await expectHeading(page, headings[language][to]);
        await page.goBack();
        await expectHeading(page, headings[language].home);
      }

      for (const to of ['portfolio', 'contact', 'hobbies'] as const) {
        const destination = `0${pages.indexOf(to)} — ${words(language, `home.destinations.${to}`)}`;
        const link = main.getByRole('link', {
          name: new RegExp(`^${destination}\\s*${words(language, `nav.${to}`)}$`),
        });
        await expect(link).toHaveAttribute('href', new URL(pageAddresses[language][to], baseURL).pathname);
      }
      await main.getByRole('link', { name: /^01 — / }).click();
      await expectHeading(page, 'Portfolio');
    });

    test('the portfolio lists its six entries with everything they have', async ({ page, isMobile }) => {
      test.skip(isMobile, 'the same on every device');
      await open(page, hashAddresses[language].portfolio);
      const heads = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(heads).toHaveText(portfolio.map((entry) => words(language, entry.title)));

      for (const entry of portfolio) {
        const section = page.getByRole('region', { name: words(language, entry.title), exact: true });
        await expect(section.getByText(words(language, entry.date), { exact: true })).toBeVisible();
        if (entry.company)
          await expect(section.getByText(words(language, entry.company), { exact: true })).toBeVisible();
        await expect(section.getByRole('article')).toHaveCount(entry.worksArray.length);
        for (const [index, work] of entry.worksArray.entries()) {
          const article = section.getByRole('article').nth(index);
          const subTitle = words(language, work.subTitle);
          await expect(article.getByRole('heading', { level: 3 })).toHaveText(subTitle);

          const actions = actionsOf(language, work.actions);
          expect(actions.length).toBeGreaterThanOrEqual(3);
          expect(actions.length).toBeLessThanOrEqual(6);
          await expect(article.getByRole('list').first().getByRole('listitem')).toHaveText(actions);

          await expect(article.getByRole('heading', { level: 4, name: 'Technos' })).toBeVisible();
          const used = entry.technos.filter(({ works }) => works.includes(index));
          expect(used.length).toBeGreaterThan(0);
          await expect(article.getByRole('list').last().getByRole('listitem')).toHaveText(
            used.map(({ technology }) => technologies[technology].name),
          );

          const deployed = article.getByRole('link', {
            name: language === 'fr' ? 'déployé ici' : 'deployed here',
          });
          const url = work.deployUrl ?? work.githubUrl;
          await expect(deployed).toHaveCount(url ? 1 : 0);
          if (url) await expect(deployed).toHaveAttribute('href', url);
        }
      }
    });
  });
}

test('the entries have their dates, their media and only the sixth has no company', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device');
  await open(page, './#/portfolio');
  const entries = page.getByRole('main').getByRole('region');
  const expected = [
    { date: /^Janv\.\s2025\s.\saujourd’hui$/, company: 'École bootcamp', pictures: 3, videos: 0 },
    { date: /^Oct\.\s2023\s.\sdéc\.\s2024$/, company: 'Projets personnels', pictures: 8, videos: 0 },
    { date: /^Avr\.\s2022\s.\ssept\.\s2023$/, company: 'meetsys', pictures: 0, videos: 0 },
    { date: /^Sept\.\s2021\s.\smars\s2022$/, company: 'Projets personnels', pictures: 4, videos: 0 },
    { date: /^Nov\.\s2020\s.\sjuil\.\s2021$/, company: 'Entreprise de musique live', pictures: 0, videos: 1 },
    { date: /^Mai\s.\sjuil\.\s2021$/, company: null, pictures: 0, videos: 4 },
  ];
  await expect(entries).toHaveCount(expected.length);
  for (const [index, { date, company, pictures, videos }] of expected.entries()) {
    const entry = entries.nth(index);
    await expect(entry.getByText(date)).toBeVisible();
    const companies = expected.flatMap((other) => other.company ?? []);
    const shown = await Promise.all(
      companies.map((other) => entry.getByText(other, { exact: true }).isVisible()),
    );
    expect(companies.filter((_, place) => shown[place])).toEqual(
      companies.filter((other) => other === company),
    );
    await expect(entry.getByRole('list', { name: 'Captures d’écran' }).getByRole('link')).toHaveCount(
      pictures,
    );
    await expect(
      entry.getByRole('list', { name: 'Vidéos' }).getByRole('button', { name: /^Lire/ }),
    ).toHaveCount(videos);
  }
});

test('in a wide window the words of a work stand beside its pictures, in a narrower one above them', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'it sets its own widths');
  await open(page, './#/portfolio');
  const work = page.getByRole('article').filter({ hasText: words('fr', 'works.podcast.subTitle') });
  const wordsBox = () => work.getByRole('list').first().boundingBox();
  const pictures = work.getByRole('list', { name: 'Captures d’écran' });
  for (const [width, isWide] of [
    [1024, false],
    [1440, true],
    [2560, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [text, media] = [await wordsBox(), await pictures.boundingBox()];
    if (!text || !media) throw new Error('the work is not laid out');
    const isBeside = media.x >= text.x + text.width && media.y <= text.y;
    const isBelow = media.y >= text.y + text.height;
    expect([isBeside, isBelow], `at ${width} px`).toEqual([isWide, !isWide]);

    // Each picture comes as fine as its place is wide: its natural width is that of the place it was chosen for.
    await seeWholePage(page);
    const coarse = await page
      .getByRole('list', { name: 'Captures d’écran' })
      .getByRole('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter(({ naturalWidth, clientWidth }) => naturalWidth < clientWidth)
          .map(({ currentSrc }) => currentSrc),
      );
    expect(coarse, `at ${width} px`).toEqual([]);
  }
});

for (const language of languages) {
  test(`the exoplanets come in their order in ${language}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same on every device');
    await open(page, hashAddresses[language].hobbies);
    const lines = hobbies.flatMap((hobby) => [
      `- heading ${quoted(language, hobby.title)} [level=2]:`,
      `  - link ${quoted(language, hobby.title)}:`,
      `    - /url: ${hobby.url}`,
      `- paragraph: ${quoted(language, hobby.intro)}`,
      `- 'img ${quoted(language, descriptionKey(hobby.cover))}'`,
    ]);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(lines.join('\n'));
  });
}

test('the e-mail and the phone number are links that start a message and a call', async ({ page }) => {
  for (const language of languages) {
    await open(page, hashAddresses[language].contact);
    const email = page.getByRole('link', { name: 'bonjour@camille-vega.example' });
    await expect(email).toHaveAttribute('href', 'mailto:bonjour@camille-vega.example');
    await expect(page.getByRole('link', { name: '+33 6 39 98 07 42' })).toHaveAttribute(
      'href',
      'tel:+33639980742',
    );
  }
});

test('the hero of the home page fills the window, its picture too', async ({ page, isMobile }) => {
  const sizes = isMobile ? [page.viewportSize()] : [page.viewportSize(), { width: 2560, height: 1440 }];
  await open(page, './');
  for (const size of sizes) {
    if (!size) throw new Error('the window has no size');
    await page.setViewportSize(size);
    const main = page.getByRole('main');
    for (const part of [main, main.locator('img').first()]) {
      // The picture may be larger than the window, as it drifts.
      const { left, top, right, bottom } = await part.evaluate((element) =>
        element.getBoundingClientRect().toJSON(),
      );
      expect(left).toBeLessThanOrEqual(0);
      expect(top).toBeLessThanOrEqual(0);
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      expect(right).toBeGreaterThanOrEqual(room);
      expect(bottom).toBeGreaterThanOrEqual(size.height);
    }
  }
});

for (const language of languages) {
  test(`nothing leaves the window sideways or is cut off, from 320 to 2560 px, in ${language}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'it sets its own widths');
    for (const name of pages) {
      await open(page, pageAddresses[language][name]);
      for (const width of [320, 390, 768, 1024, 1280, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await outside(page), `${name} at ${width} px`).toEqual([]);
      }
      // WCAG 1.4.12: what a reader who needs room between letters, words and lines may set.
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        );
        document.adoptedStyleSheets.push(spacing);
      });
      for (const width of [320, 720, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await outside(page), `${name} at ${width} px, spaced`).toEqual([]);
      }
    }
  });
}

/** Matches a text that ends with the label: its number, which is decoration, stands before it. */
function ending(label: string) {
  return new RegExp(`${label}$`);
}

function quoted(language: Language, key: string) {
  return JSON.stringify(words(language, key));
}

function actionsOf(language: Language, key: string): string[] {
  const work = key.split('.')[1] as keyof typeof messages.fr.works;
  return messages[language].works[work].actions;
}

/**
 * What stands outside the window or its box: the document when it scrolls sideways, and each text or control that is cut
 * off (the body clips, so the document alone would tell nothing). Decoration may, and so may what scrolls by itself.
 */
function outside(page: Page) {
  return page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const mayLeave = (element: Element) => {
      if (element.closest('[aria-hidden=true], [hidden]') || !element.checkVisibility()) return true;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (scrolls(at) || getComputedStyle(at).clipPath !== 'none') return true;
      }
      return false;
    };
    const found = [...document.querySelectorAll('h1, h2, h3, h4, p, li, a, button, img[alt]:not([alt=""])')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1) && !mayLeave(element);
      })
      .map((element) => `${element.localName}: ${element.textContent.trim().slice(0, 40)}`);
    for (const box of document.querySelectorAll('body *')) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const cuts =
        (/hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1);
      if (cuts && box.textContent.trim() && !mayLeave(box))
        found.push(`cut off: ${box.textContent.slice(0, 40)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the document');
    return found;
  });
}

test('the portfolio keeps its height while a reader goes down, so that nothing slips from under a finger', async ({
  page,
}) => {
  await open(page, pageAddresses.fr.portfolio);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => document.fonts.ready);
  const before = await height();
  await seeWholePage(page);
  expect(await height()).toBe(before);
});
