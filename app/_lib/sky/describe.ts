import type { SkyKey } from '@/app/_components/contact/sky/sky.words';
import { formatLocale, type Locale } from '../locales';
import type { Translate } from '../messages';
import type { BodyName, SolarSystem } from './bodies';
import { localTime } from './local-time';
import { clausesOf, directionOf, heightOf, lightOf, visibleBodies } from './visible';

/**
 * The sky in words (`sky.*` in messages/): a sentence for everybody, and a list with figures for those who don't see the
 * chart. visible.ts chooses the bodies, their directions and what they do.
 */
export function describeSky(
  date: Date,
  system: SolarSystem,
  { city, timeZone }: { city: string; timeZone: string },
  t: Translate<SkyKey | 'contact.time'>,
  locale: Locale,
) {
  const visible = visibleBodies(system);
  const withArticle = (name: BodyName) => t('sky.withArticle', { body: name, name: t(`sky.bodies.${name}`) });
  const and = new Intl.ListFormat(formatLocale(locale), { type: 'conjunction' });

  const clauses = clausesOf(visible).map(({ motion, direction, names }) =>
    t(`sky.clauses.${motion}`, {
      names: and.format(names.map(withArticle)),
      count: names.length,
      direction: t(`sky.directions.${direction}`),
    }),
  );
  const sentence = t('sky.sentence', {
    time: t('contact.time', localTime(date, timeZone)),
    weekday: new Intl.DateTimeFormat(formatLocale(locale), { weekday: 'long', timeZone }).format(date),
    city,
    light: t(`sky.light.${lightOf(system.bodies.sun)}`),
    bodies: clauses.length ? clauses.join(', ') : t('sky.nothing'),
  });

  const items = visible.map((body) =>
    t('sky.item', {
      body: body.name,
      name: t(`sky.bodies.${body.name}`),
      height: t(`sky.heights.${heightOf(body)}`),
      direction: t(`sky.directions.${directionOf(body)}`),
      altitude: Math.round(body.altitude),
      azimuth: Math.round(body.azimuth) % 360,
      phase: Math.round(system.moonPhase * 100),
    }),
  );
  return { sentence, items };
}
