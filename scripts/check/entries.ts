/** Rules about several fields of an entry of the portfolio, and about its entries together. */
import { workKey } from '../../app/_lib/works';
import type { Period, PortfolioEntry } from '../../content/schema';
import type { WorkKey } from '../../content/types';
import { quote, suggest } from './validation-error';
import { type Context, report } from './values';

export function checkEntry(entry: PortfolioEntry, context: Context): void {
  const { imagesArray = [], videoIdsArray = [] } = entry;
  checkFlag(context, 'isImagesOn', entry.isImagesOn, 'imagesArray', imagesArray.length);
  checkFlag(context, 'isVideosOn', entry.isVideosOn, 'videoIdsArray', videoIdsArray.length);
  if (entry.isSubPart && entry.company !== undefined) {
    report(context, 'is set in a sub-part, which has no company header; expected no company', ['company']);
  }
  if (entry.positionDate) checkWithin(context, entry.positionDate, entry.date, 'the entry', ['positionDate']);
  checkWorks(context, entry);
}

/** A sub-part follows its entry and is within its stay; no work has the address of another. */
export function checkOrder(entries: readonly PortfolioEntry[], context: Context): void {
  const headlines = entries.flatMap(({ worksArray }) => worksArray.map(({ subTitle }) => subTitle));
  entries.forEach(({ isSubPart, date, worksArray }, index) => {
    worksArray.forEach(({ subTitle }, place) => {
      if (headlines.indexOf(subTitle) === headlines.lastIndexOf(subTitle)) return;
      const path = [index, 'worksArray', place, 'subTitle'];
      report(context, `${quote(subTitle)} is listed more than once; expected each work once`, path);
    });
    if (!isSubPart) return;
    const whole = entries.slice(0, index).findLast((entry) => !entry.isSubPart);
    if (whole) checkWithin(context, date, whole.date, 'the entry above it', [index, 'date']);
    else report(context, 'is true, but there is no entry above it; expected false', [index, 'isSubPart']);
  });
}

/** A flag and its list must agree: media that a flag hides, or a flag without media, is a mistake. */
function checkFlag(context: Context, flag: string, isOn: boolean, list: string, count: number): void {
  if (isOn === count > 0) return;
  const message = isOn
    ? `is true but ${list} is empty; expected false, or items in ${list}`
    : `is false but ${list} has ${count} items, which no page shows; expected true`;
  report(context, message, [flag]);
}

/** Pictures, videos and technologies name works of their own entry. */
function checkWorks(context: Context, entry: PortfolioEntry): void {
  const { worksArray, imagesArray = [], videoIdsArray = [], technos } = entry;
  const keys = worksArray.map(workKey);
  const check = (key: WorkKey, ...path: PropertyKey[]) => {
    if (keys.includes(key)) return;
    const expected = `${keys.map(quote).join(', ')}${suggest(key, keys)}`;
    report(context, `${quote(key)} is not a work of this entry; expected ${expected}`, path);
  };
  for (const [index, { work }] of imagesArray.entries()) check(work, 'imagesArray', index, 'work');
  for (const [index, { work }] of videoIdsArray.entries()) check(work, 'videoIdsArray', index, 'work');
  for (const [index, { works }] of technos.entries()) {
    for (const [place, work] of works.entries()) check(work, 'technos', index, 'works', place);
  }
}

function checkWithin(context: Context, part: Period, whole: Period, name: string, path: PropertyKey[]): void {
  if (part.from >= whole.from && (part.to ?? '9') <= (whole.to ?? '9')) return;
  const months = `${whole.from} to ${whole.to ?? 'today'}`;
  report(context, `is not within ${months}; expected months within those of ${name}`, path);
}

/** Reports every value that a list has twice, where it is repeated. */
export const eachOnce =
  <Field extends string>(field: Field) =>
  (items: readonly Record<Field, string>[], context: Context): void => {
    const values = items.map((item) => item[field]);
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) < index)
        report(context, `${quote(value)} is listed twice; expected it once`, [index, field]);
    }
  };
