import type { CareerStep } from '../../app/home/career';
import type { Locale } from '../../app/lib/locales';
import { formatPeriod } from '../../app/lib/periods';
import { capitalize } from '../../app/lib/words';
import { entriesIn, latestFirst, unlessSaid } from '../../app/lib/works';
import { portfolio } from '../../content/portfolio';
import { resume } from '../../content/resume';
import type { Messages, Period } from '../../content/types';

/** The two latest positions with somebody else, then the degree. */
export function careerIn(locale: Locale, messages: Messages): CareerStep[] {
  const datesOf = (months: Period) =>
    capitalize(formatPeriod(months, locale, messages.portfolio.present), locale);
  const ownProjects = portfolio.filter(({ contract }) => contract === 'ownProject').map(({ key }) => key);
  const positions = entriesIn(messages, locale).filter(({ key }) => !ownProjects.includes(key));
  const steps = latestFirst(positions).map(
    ({ position, employer, contract, months, worksArray: [work] }) => ({
      what: position,
      where: [employer, unlessSaid(contract, `${position} ${employer}`)].filter(Boolean).join(' · '),
      when: datesOf(months),
      isPresent: months.to === null,
      work: work?.id,
    }),
  );
  const degrees = (resume.education ?? []).map(({ key, institution, date }) => {
    const { degree, area } = messages.education[key];
    return { what: `${degree} ${area}`, where: institution, when: datesOf(date) };
  });
  return [...steps.slice(0, 2), ...degrees.slice(0, 1)];
}
