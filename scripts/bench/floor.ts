/** What any site would have to do for the same pages and the same changes on the screen. */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { pagePath, type Route, routes } from '../../app/_lib/addresses';
import { defaultLocale, locales } from '../../app/_lib/locales';
import { compressFiles } from '../finish/compression';
import { transformPages } from '../finish/pages';

/** The path of an exported page behind the address of the site. */
export const pathOf = (route: Route) => pagePath(defaultLocale, route).slice(1);

/** The same export with every script but the address script removed; returns its folder. */
export async function makeFloor(out: string): Promise<string> {
  const floor = mkdtempSync(join(tmpdir(), 'floor-'));
  cpSync(out, floor, { recursive: true });
  transformPages(floor, [
    ($) => {
      $('script:not(#address-script)').remove();
      // It is ready as soon as it is there.
      $('html').attr('data-ready', '');
    },
  ]);
  await compressFiles(floor);
  return floor;
}

/** Makes the links and flags of a page without scripts swap elements of the exported pages, which are ready. */
export async function swapByScript(page: Page) {
  const paths = routes.flatMap((route) => locales.map((locale) => pagePath(locale, route).slice(1)));
  await page.evaluate(
    async ([paths, locales]) => {
      const parts = ['main', 'nav', 'footer'];
      const pages: { pathname: string; elements: Element[] }[] = [];
      for (const path of paths) {
        const { pathname } = new URL(path, document.baseURI);
        const html = await (await fetch(path)).text();
        const other = new DOMParser().parseFromString(html, 'text/html');
        for (const style of other.querySelectorAll('style')) document.head.append(document.adoptNode(style));
        const elements = parts.flatMap((part) => other.querySelector(part) ?? []);
        pages.push({ pathname, elements: elements.map((element) => document.adoptNode(element)) });
      }
      let shown = 0;
      document.addEventListener('click', (event) => {
        const target = event.target as Element;
        const link = target.closest('a')?.pathname;
        const flag = locales.indexOf(target.closest('button')?.lang ?? '');
        const next = link
          ? pages.findIndex(({ pathname }) => pathname === link)
          : shown - (shown % locales.length) + flag;
        event.preventDefault();
        // A move changes `<main>`, a flag all words.
        for (const part of link ? ['main'] : parts) {
          const element = pages[next]?.elements.find(({ localName }) => localName === part);
          if (element) document.querySelector(part)?.replaceWith(element);
        }
        if (link) scrollTo({ top: 0, behavior: 'instant' });
        shown = next;
      });
    },
    [paths, [...locales] as string[]] as const,
  );
}
