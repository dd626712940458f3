import type { useTranslations } from 'next-intl';
import type { LocaleData } from '@/app/lib/texts/locale-data';
import { localTime } from './local-time';
import { type Body, lightOf, type SolarSystem, visibleBodies } from './solar-system';

/** @example joined(['a', 'b', 'c'], localeData('en')) // 'a, b and c' */
const joined = (items: readonly string[], { comma, and }: LocaleData) =>
  [items.slice(0, -1).join(comma), ...items.slice(-1)].filter(Boolean).join(and);

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** Where to look: one of eight directions, or straight up. */
const directionOf = ({ altitude, azimuth }: Body) =>
  altitude > 75 ? 'up' : (compass[Math.round(azimuth / 45) % 8] ?? 'N');

function heightOf({ altitude }: Body) {
  if (altitude < 15) return 'low';
  return altitude < 50 ? 'middle' : 'high';
}

/** Near the horizon a body rises in the east or sets in the west, unless it stays up all day. */
function motionOf({ altitude, azimuth, isCircumpolar }: Body) {
  if (altitude > 6 || isCircumpolar) return 'shines';
  return azimuth < 180 ? 'rises' : 'sets';
}

/**
 * The sky as a sentence for everybody, and as a list for those who don't see the chart.
 * Bodies that do the same thing in the same direction are one clause; a sentence has three at most.
 */
export function describeSky(
  date: Date,
  system: SolarSystem,
  { city, timeZone }: { city: string; timeZone: string },
  t: ReturnType<typeof useTranslations<never>>,
  data: LocaleData,
) {
  const visible = visibleBodies(system);
  const withArticle = ({ name }: Body) => t('sky.withArticle', { body: name, name: t(`sky.bodies.${name}`) });

  const clauses = new Map<string, { example: Body; names: string[] }>();
  for (const body of visible) {
    const key = motionOf(body) + directionOf(body);
    const names = clauses.get(key)?.names ?? [];
    clauses.set(key, { example: body, names: [...names, withArticle(body)] });
  }
  const sentences = [...clauses.values()].slice(0, 3).map(({ example, names }) =>
    t(`sky.clauses.${motionOf(example)}`, {
      names: joined(names, data),
      count: names.length,
      direction: t(`sky.directions.${directionOf(example)}`),
    }),
  );
  const values = {
    city,
    light: t(`sky.light.${lightOf(system.bodies.sun)}`),
    bodies: joined(sentences, data) || t('sky.nothing'),
  };
  const local = localTime(date, timeZone);
  const sentence = local
    ? t('sky.sentence', {
        ...values,
        time: t('contact.time', local),
        weekday: data.weekdays[local.weekday] ?? '',
      })
    : t('sky.sentenceWithoutTime', values);

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
