import type { CareerStep } from '../../app/home/career';
import type { LocaleData } from '../../app/lib/texts/locale-data';
import { isAhead } from '../../app/lib/texts/periods';
import { unlessSaid } from '../../app/lib/texts/work-summary';
import { type Entry, entriesIn, latestFirst } from '../../app/lib/texts/works';
import type { Messages, Period } from '../../content/types';

/** All positions with somebody else, the latest first. */
export const positionsIn = (messages: Messages, data: LocaleData): Entry[] =>
  latestFirst(entriesIn(messages, data).filter(({ isOwn }) => !isOwn));

/** Whether a position has begun, and lasts. */
export const isNow = (period?: Period) => period?.to === null && !isAhead(period);

/** The positions as lines of the career. */
export const careerIn = (messages: Messages, data: LocaleData): CareerStep[] =>
  positionsIn(messages, data).map(({ position, employer, contract, period, worksArray: [work] }) => ({
    what: position ?? employer ?? '',
    where: [position && employer, unlessSaid(contract, `${position} ${employer}`)].flatMap(
      (part) => part ?? [],
    ),
    period,
    isPresent: isNow(period),
    work: work?.slug,
  }));
