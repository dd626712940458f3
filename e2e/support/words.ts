/** The words and facts that the tests expect, read from `content/` and `messages/`. */
import { createTranslator } from 'next-intl';
import { defaultLocale, type Locale, locales } from '../../app/lib/locales';
import { localeData } from '../../app/lib/texts/locale-data';
import { facts } from '../../app/lib/texts/message-values';
import { routerError } from '../../app/lib/texts/router-error';
import { technologiesToFilterBy, technologyName } from '../../app/lib/texts/technologies';
import { claimOf, isDrawn } from '../../app/lib/texts/work-summary';
import { entriesIn } from '../../app/lib/texts/works';
import { hobbies } from '../../content/hobbies';
import { profile } from '../../content/profile';
import { videos as videoIds } from '../../content/videos';
import { quotedPart, readMessages, toMessages } from '../../scripts/lib/messages';

export { isFork } from '../../scripts/lib/snapshots';
export { readMessages };

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** The entries of the portfolio in a language. */
export const entriesOf = (locale: Locale) => entriesIn(readMessages(locale), localeData(locale));

/** Those in the first language. */
export const entries = entriesOf(defaultLocale);

/** A tag, or what a message quotes: tags in there are seen. */
const tag = new RegExp(`(${quotedPart})|</?\\w+>`, 'g');

function createText(locale: Locale): Translate {
  const messages = JSON.parse(JSON.stringify(toMessages(readMessages(locale))).replace(tag, '$1'));
  const t = createTranslator({ locale, messages: messages as object });
  const known = { ...facts, role: messages.meta.jobTitle, steps: entries.length, count: hobbies.length };
  return (key, values = {}) => t(key as never, { ...known, ...values } as never);
}

/** For each language the text at a dotted path, with facts in place of braces and without tags. */
export const text = Object.fromEntries(locales.map((locale) => [locale, createText(locale)])) as Record<
  Locale,
  Translate
>;

/** The works in the order of the page: their names in addresses, and the keys of their texts. */
export const works = entries.flatMap(({ worksArray }) =>
  worksArray.map((work) => ({
    id: work.slug,
    title: `works.${work.key}.subTitle`,
    short: work.short,
    pictures: work.pictures.map((name) => ({ text: `pictures.works.${name}`, caption: `captions.${name}` })),
    figures: work.figures,
    isLinked: (work.deployUrl ?? work.githubUrl) !== undefined,
    decision: work.decision,
    claim: claimOf(work).claim,
    isDrawn: isDrawn(work),
    technologies: work.technologies.map(technologyName),
    videos: work.videos.map((name) => ({ id: videoIds[name], title: `videos.${name}` })),
  })),
);

/** What the line of the filter begins with. */
export const sharedTechnologies = technologiesToFilterBy(entries).filter(
  ({ works: { length } }) => length > 1,
);

export const hasPictures = works.some(({ pictures }) => pictures.length > 0);

export const videos = works.flatMap((work) => work.videos);

/** What the error screen says in English, in any language. */
export const { heading: errorHeading, notFound: notFoundStatus } = routerError;

/** The time of visits that compare the sky or a screenshot with it: for `page.clock`. */
export const instant = overTheOwner('2026-11-21T22:52Z');

/** When the sky over the owner's city is about as that over Paris is at another time. */
export function overTheOwner(timeInParis: string): Date {
  const turned = ((profile.longitude ?? 0) - 2.3522) / 360;
  return new Date(Date.parse(timeInParis) - turned * 86_400_000);
}
