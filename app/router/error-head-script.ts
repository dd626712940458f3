import { documentHref, type PageHrefs, pageHrefs } from '@/app/lib/address/addresses';
import { knownNames } from '@/app/lib/address/known-names';
import { type KnownNames, readHash } from '@/app/lib/address/read-hash';
import { inlineScript } from '@/app/lib/inline-script';
import { defaultLocale, type Locale, locales } from '@/app/lib/locales';

/** The first script in `<head>` of the error screen, which is one document for all languages. */
export const errorHeadScript = () =>
  inlineScript(
    goToMeantPage,
    Object.fromEntries(locales.map((locale) => [locale, pageHrefs(locale)])) as Record<Locale, PageHrefs>,
    defaultLocale,
    knownNames(),
    readHash,
    documentHref,
  );

/**
 * Leaves the error screen where the address means a page after all: behind an encoded hash sign, or
 * with slashes too many. Else it chooses the language of the error screen.
 */
function goToMeantPage(
  hrefsByLocale: Record<Locale, PageHrefs>,
  defaultLocale: Locale,
  names: KnownNames,
  read: typeof readHash,
  hrefOf: typeof documentHref,
): void {
  const { documentElement } = document;
  const locales = Object.keys(hrefsByLocale) as Locale[];
  const [path = '', encoded] = location.pathname.replace(/\/{2,}/g, '/').split(/%23(.*)/);
  const folder = path.replace(/\/+(index\.html)?$|$/, '/');
  // A page that leads here adds its language.
  const given = locales.find((locale) => location.search === `?${locale}`);
  const prefixed = locales.find((one) => folder.startsWith(hrefsByLocale[one].home) && one !== defaultLocale);
  const locale = given ?? prefixed ?? defaultLocale;
  const hrefs = hrefsByLocale[locale];

  const goTo = (hash: string) => {
    const target = read(hash, names);
    if (target.kind === 'page') location.replace(hrefOf(hrefs[target.route], target));
  };

  documentElement.lang = locale;
  // Hidden until the words of that language are there.
  if (locale !== defaultLocale) documentElement.style.visibility = 'hidden';
  const isPage = Object.values(hrefs).includes(folder);
  const tidied = isPage ? folder : path;
  if (encoded) goTo(`#${encoded}${location.search}`);
  else if (tidied !== location.pathname) {
    // Next would read two slashes as the start of another origin.
    history.replaceState(history.state, '', location.origin + tidied + location.search + location.hash);
    // The head script of the page reads the hash.
    if (isPage) location.reload();
  }
  // The address that was typed goes back into the bar.
  if (given) history.replaceState(history.state, '', hrefs.home + location.hash);
  // The error screen has no router.
  window.onpopstate = (event) => {
    event.stopImmediatePropagation();
    if (location.hash) goTo(location.hash);
  };
}
