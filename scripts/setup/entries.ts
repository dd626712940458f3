import type { Locale } from '../../app/_lib/locales';
import { mostActions } from '../check/references';
import { TO_WRITE } from '../check/samples';
import type { Position } from './import/career';
import type { Technologies } from './technologies';
import { freeKey, inEveryLocale } from './words';

/** Turns an imported position into an entry of `content/portfolio.ts` and its words in every language. */
export function entryFrom(
  { company, title, period, actions: all, url }: Position,
  language: Locale,
  technologies: Technologies,
  taken: ReadonlySet<string>,
) {
  const key = freeKey(company, taken);
  const actions = all.slice(0, mostActions);
  const entry = {
    isSubPart: false,
    company: `entries.${key}.company`,
    date: period,
    title: `entries.${key}.title`,
    position: `entries.${key}.position`,
    worksArray: [
      {
        subTitle: `works.${key}.subTitle`,
        ...(url?.startsWith('https://') && { deployUrl: url }),
        actions: `works.${key}.actions`,
      },
    ],
    isImagesOn: false,
    isVideosOn: false,
    technos: technologies
      .namedIn([title, ...actions].join('\n'))
      .map((technology) => ({ technology, works: [key] })),
  };
  const words = inEveryLocale(language, (mark) => ({
    entries: { [key]: { company, title: mark(title), position: mark(title) } },
    works: { [key]: { subTitle: mark(title), actions: actions.length ? actions.map(mark) : [TO_WRITE] } },
  }));
  return { key, entry, words };
}
