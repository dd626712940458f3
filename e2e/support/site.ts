import { expect, type Page } from 'playwright/test';
import { hasSky } from '../../app/contact/sky/observer';
import { type Route, routes } from '../../app/lib/address/addresses';
import { defaultLocale, directionOf, type Locale, localeNames, locales } from '../../app/lib/locales';
import { profile } from '../../content/profile';
import { errorHeading, text } from './words';

/** Each page in each language. */
export const everyPage = locales.flatMap((language) => routes.map((route) => ({ language, route })));

/** The last page of the menu that is none of these: Exoplanets, if the site has it. */
export const pageBesides = (...taken: Route[]): Route =>
  routes.findLast((route) => !taken.includes(route)) ?? 'home';

/** Home in a language, relative to the base address, which may have a path of its own. */
const rootOf = (language: Locale) => (language === defaultLocale ? './' : `./${language}/`);

/** The file of a page: what search engines list, and a link leads to without script. */
export const pathOf = (language: Locale, route: Route) =>
  rootOf(language) + (route === 'home' ? '' : `${route}/`);

/** A tab with the site, for a visitor who reads one language. */
export class Site {
  constructor(
    readonly page: Page,
    readonly language: Locale = defaultLocale,
  ) {}

  /** The same tab, read in another language. */
  in(language: Locale) {
    return new Site(this.page, language);
  }

  /** The same tab, read in another language; in the same one, where the site has no other. */
  get other() {
    return this.in(locales.find((locale) => locale !== this.language) ?? this.language);
  }

  /** Presses the flag of a language. A site of one language has no flags. */
  async switchTo(language = this.language) {
    if (locales.length > 1) await this.flag(language).click();
  }

  /** The words at a dotted path of the language's translation. */
  text(key: string, values?: Record<string, string | number>) {
    return text[this.language](key, values);
  }

  get root() {
    return rootOf(this.language);
  }

  path(route: Route) {
    return pathOf(this.language, route);
  }

  /** The address of a page that a visitor sees and shares. */
  address(route: Route, query = '') {
    return this.root + (route === 'home' ? '' : `#/${route}`) + query;
  }

  /** Opens the shared address of a page. */
  open(route: Route, query?: string) {
    return this.visit(this.address(route, query));
  }

  /** Opens any address, and waits until the scripts handle links, flags and buttons. */
  async visit(address: string) {
    await this.page.goto(address);
    await this.untilReady();
  }

  untilReady() {
    return expect(this.page.locator('html'), 'the scripts have started').toHaveAttribute('data-ready');
  }

  get bar() {
    return this.page.getByRole('navigation');
  }

  get main() {
    return this.page.getByRole('main');
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The link of a page in the bar. */
  link(route: Route) {
    return this.bar.getByRole('link', { name: this.text(`nav.${route}`), exact: true });
  }

  /** The button of a language. */
  flag(language = this.language) {
    // Without a flag, its code comes first.
    const escaped = localeNames[language].replace(/[^\p{L}\p{N} ]/gu, '\\$&');
    return this.page.getByRole('button', { name: new RegExp(`(^|\\s)${escaped}$`) });
  }

  /** The button that opens the menu of small screens. */
  get menu() {
    return this.page.getByRole('button', { name: this.text('nav.menu'), exact: true });
  }

  /**
   * The pictures of works, which lead to larger ones: links, and buttons once there is a script.
   */
  get thumbnails() {
    const name = this.text('portfolio.openPicture', { description: '' }).trim();
    return this.main.getByRole('link', { name }).or(this.main.getByRole('button', { name }));
  }

  /** A work of Portfolio, by the path of its title. */
  article(title: string) {
    return this.main.getByRole('article', { name: this.text(title), exact: true });
  }

  /** The works on the horizon of time. */
  get lights() {
    return this.main.getByRole('list', { name: this.text('overview.horizon') }).getByRole('link');
  }

  /** The bodies in the sky of Contact in words, which come once they are computed. */
  get skyList() {
    return this.page.getByRole('list', { name: this.text('sky.list') });
  }

  /** Waits for the sky of now, where the site knows the owner's city. */
  async expectSky() {
    if (hasSky) await expect(this.skyList).toBeAttached();
  }

  /** Types another hash into the address. */
  typeHash(hash: string) {
    return this.page.evaluate((typed) => location.assign(typed), hash);
  }

  /** A move ends with the focus on the new heading; the page before may be found until then. */
  async moveTo(route: Route) {
    await this.typeHash(`#/${route === 'home' ? '' : route}`);
    const name = this.text(`${route}.title`);
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
  }

  /**
   * Scrolls as a reader does, who rests until the place is kept: that of one who leaves at once may
   * be lost.
   * @returns where the page is, as a short one ends before
   */
  scrollTo(wanted: number) {
    return this.page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      do await new Promise(requestAnimationFrame);
      while (history.state?.y !== scrollY);
      return Math.round(scrollY);
    }, wanted);
  }

  expectScrolled(y: number) {
    return expect.poll(() => this.page.evaluate(() => Math.round(scrollY)), 'the place of the page').toBe(y);
  }

  /**
   * Scrolls down screen by screen, waits for the pictures of each, and scrolls back. What is aside
   * is requested when it is swiped to.
   */
  seeWholePage() {
    return this.page.evaluate(async () => {
      const isInWindow = (image: HTMLImageElement) => {
        const { top, bottom, left } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && left < innerWidth && image.checkVisibility();
      };
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        // One to draw what was skipped, one to ask for its pictures.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        await Promise.all([...document.images].filter(isInWindow).map((one) => one.decode().catch(() => {})));
      }
      scrollTo({ top: 0, behavior: 'instant' });
    });
  }

  /** From the next document on, the visitor's browser asks to save data. */
  saveData() {
    return this.page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }

  expectHeading(route: Route) {
    return expect(this.heading).toHaveText(this.text(`${route}.title`));
  }

  /** Expects heading, title, language and address to be those of one page. */
  async expectPage(route: Route, address = this.address(route)) {
    await this.expectHeading(route);
    await expect(this.page).toHaveTitle(this.text(`meta.${route}.title`));
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
    await expect(this.page.locator('html')).toHaveAttribute('dir', directionOf(this.language));
    await expect(this.page).toHaveURL(address);
  }

  /** Expects the words about what happened, the heading of the specification and the way home. */
  async expectErrorScreen(cause: 'notFound' | 'render' | 'load') {
    const title = this.text(`error.title.${cause}`);
    await expect(this.heading).toHaveText(title);
    await expect(this.page.getByText(this.text(`error.whatHappened.${cause}`))).toBeVisible();
    await expect(this.page.getByRole('heading', { name: errorHeading, exact: true })).toBeVisible();
    const report = this.page.getByRole('region', { name: errorHeading, exact: true });
    await expect(report, 'is in English').toHaveAttribute('lang', 'en');
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
    await expect(this.page).toHaveTitle(`${title} — ${profile.name}`);
    const retry = this.page.getByRole('button', { name: this.text('error.retry') });
    await expect(retry).toHaveCount(cause === 'notFound' ? 0 : 1);
    await expect(this.main.getByRole('link', { name: this.text('error.home'), exact: true })).toBeVisible();
  }
}
