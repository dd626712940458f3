import { defaultLocale } from '../../app/lib/locales';
import type { Period } from '../../content/types';
import type { Content } from './content';

/** Whether a date is not before another one, as far as both say. */
export function isOrdered(first: string, second: string): boolean {
  const known = Math.min(first.length, second.length);
  return first.slice(0, known) <= second.slice(0, known);
}

/** What contradicts itself in the entries of the portfolio and in the education: a line each. */
export function findEntryErrors({ portfolio, resume, messages }: Content): string[] {
  const errors: string[] = [];
  const expect = (isRight: unknown, place: string, problem: string) =>
    isRight || errors.push(`${place}: ${problem}`);

  const checkPeriod = (place: string, period?: Period, whole?: Period) => {
    if (!period) return;
    const { from, to } = period;
    expect(!to || isOrdered(from, to), place, `${to} is before ${from}; expected the same or a later date`);
    const isWithin = !whole || (isOrdered(whole.from, from) && isOrdered(to ?? '9', whole.to ?? '9'));
    expect(isWithin, place, `${from} to ${to} is not within ${whole?.from} to ${whole?.to}`);
  };
  const texts = [...(messages.get(defaultLocale)?.keys() ?? [])];
  for (const [index, entry] of portfolio.entries()) {
    const { isSubPart, date, positionDate, worksArray, imagesArray, videoIdsArray, technos } = entry;
    const place = `content/portfolio.ts › ${entry.key}`;
    const above = portfolio.slice(0, index).findLast((one) => !one.isSubPart);
    checkPeriod(place, date, isSubPart ? above?.date : undefined);
    if (positionDate) checkPeriod(`${place}.positionDate`, positionDate, date);
    for (const [flag, list] of [
      ['isImagesOn', 'imagesArray'],
      ['isVideosOn', 'videoIdsArray'],
    ] as const) {
      const problem = entry[flag]
        ? 'is missing; expected a list that is not empty'
        : `is there, but ${flag} is false; expected no list`;
      expect(entry[flag] === Boolean(entry[list]), `${place} › ${list}`, problem);
    }
    expect(!isSubPart || above, place, 'isSubPart is true without an entry above; expected false');
    expect(
      !isSubPart || !texts.includes(`entries.${entry.key}.company`),
      place,
      'isSubPart is true, and there is a company; expected false, or no company in messages/',
    );
    for (const { key } of worksArray) {
      const actions = texts.filter((text) => text.startsWith(`works.${key}.actions.`)).length;
      const hasTexts = texts.some((text) => text.startsWith(`works.${key}.`));
      expect(!hasTexts || actions > 0, place, `${key} has ${actions} actions; expected 1 to 6`);
    }
    for (const items of [imagesArray ?? [], videoIdsArray ?? [], technos]) {
      const seen = items.map((item) => JSON.stringify(item));
      for (const [at, item] of items.entries()) {
        const isOwn = typeof item === 'string' || worksArray.some(({ key }) => key === item.work);
        expect(isOwn, place, `${seen[at]} names no work of this entry`);
        expect(seen.indexOf(seen[at] ?? '') === at, place, `${seen[at]} is listed twice`);
      }
    }
  }
  const hasWorks = portfolio.some(({ worksArray }) => worksArray.length);
  expect(hasWorks, 'content/portfolio.ts', 'has no work; expected one at least, in a worksArray');
  for (const { key, date } of resume.education ?? []) checkPeriod(`content/resume.ts › ${key}`, date);
  return errors;
}
