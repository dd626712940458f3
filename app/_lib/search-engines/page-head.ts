import { facts, profile } from '@/content/profile';
import type { Route } from '../addresses';
import { defaultLocale, type Locale, locales } from '../locales';
import { translator } from '../translator';
import { previewPath, previewSize, previewWords } from './previews';
import type { Published } from './published';
import { structuredData } from './structured-data';
import { manifestPath } from './web-manifest';

type Pair = readonly [name: string, value: string];

/**
 * What the head of an exported page holds for those who read it without opening it, as HTML. The build writes it into
 * the file: through React it would stand there twice, and Next fills in a host of its own where SITE_URL is unset.
 */
export function pageHead(at: Published, locale: Locale, route: Route, hasPreview: boolean): string {
  const image = hasPreview ? at.file(previewPath(locale, route)) : null;
  // A block of data, which no browser runs: the security policy needs no hash of it. A "<" could end it early.
  const data = JSON.stringify(structuredData(at, locale, route)).replaceAll('<', '\\u003c');
  return [
    // The security policy allows it of this host alone, and a preview of a deploy has a host of its own.
    element('link', [
      ['rel', 'manifest'],
      ['href', at.here(manifestPath(locale))],
    ]),
    ...alternates(at, route),
    ...openGraph(at, locale, route, image),
    ...twitterCard(locale, route, image),
    `<script type="application/ld+json">${data}</script>`,
  ].join('');
}

/** The page in every language, and the one for readers of any other. */
function alternates(at: Published, route: Route): string[] {
  const versions = [
    ...locales.map((locale) => [locale, locale] as const),
    ['x-default', defaultLocale] as const,
  ];
  return versions.map(([hreflang, locale]) =>
    element('link', [
      ['rel', 'alternate'],
      ['hreflang', hreflang],
      ['href', at.page(locale, route)],
    ]),
  );
}

/** The card that most networks and messengers make of a link. */
function openGraph(at: Published, locale: Locale, route: Route, image: string | null): string[] {
  const t = translator(locale);
  const { title, telemetry } = previewWords(locale, route);
  const others = locales.filter((other) => other !== locale);
  const properties: Pair[] = [
    ['og:type', route === 'home' ? 'profile' : 'website'],
    ['og:site_name', profile.name],
    ['og:title', t(`meta.${route}.title`, facts)],
    ['og:description', t(`meta.${route}.description`, facts)],
    ['og:url', at.page(locale, route)],
    ['og:locale', territory(locale)],
    ...others.map((other) => ['og:locale:alternate', territory(other)] as const),
  ];
  if (image) {
    properties.push(
      ['og:image', image],
      ['og:image:width', String(previewSize.width)],
      ['og:image:height', String(previewSize.height)],
      ['og:image:alt', `${title} ${telemetry}`],
    );
  }
  return properties.map(([property, content]) =>
    element('meta', [
      ['property', property],
      ['content', content],
    ]),
  );
}

/** The same for X, and for readers that know its names only. */
function twitterCard(locale: Locale, route: Route, image: string | null): string[] {
  const t = translator(locale);
  const names: Pair[] = [
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ['twitter:title', t(`meta.${route}.title`, facts)],
    ['twitter:description', t(`meta.${route}.description`, facts)],
  ];
  if (image) names.push(['twitter:image', image]);
  return names.map(([name, content]) =>
    element('meta', [
      ['name', name],
      ['content', content],
    ]),
  );
}

/** A language with the country that most of its readers live in, as Open Graph wants it: `fr_FR`. */
function territory(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function element(name: 'link' | 'meta', attributes: readonly Pair[]): string {
  const written = attributes.map(
    ([attribute, value]) => `${attribute}="${value.replace(/[&"<>]/g, (sign) => entities[sign] ?? sign)}"`,
  );
  return `<${name} ${written.join(' ')}/>`;
}
