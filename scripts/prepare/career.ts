import type { CareerStep } from '../../app/home/career';
import type { LocaleData } from '../../app/lib/texts/locale-data';
import { textsOf } from '../../app/lib/texts/own-texts';
import { isAhead } from '../../app/lib/texts/periods';
import { unlessSaid } from '../../app/lib/texts/work-summary';
import { entriesIn, latestFirst } from '../../app/lib/texts/works';
import { portfolio } from '../../content/portfolio';
import { resume } from '../../content/resume';
import type { Messages } from '../../content/types';

/** The two latest positions with somebody else, then the degree. */
export function careerIn(messages: Messages, data: LocaleData): CareerStep[] {
  const ownProjects = portfolio.filter(({ contract }) => contract === 'ownProject').map(({ key }) => key);
  const positions = entriesIn(messages, data).filter(({ key }) => !ownProjects.includes(key));
  const steps = latestFirst(positions).map(
    ({ position, employer, contract, period, worksArray: [work] }) => ({
      what: position,
      where: [employer, unlessSaid(contract, `${position} ${employer}`)].filter((part) => part !== undefined),
      period,
      isPresent: period.to === null && !isAhead(period),
      work: work?.slug,
    }),
  );
  const degrees = (resume.education ?? []).map(({ key, institution, date }) => {
    const { degree, area } = textsOf(messages.education, key);
    return { what: `${degree} ${area}`, where: [institution], period: date };
  });
  return [...steps.slice(0, 2), ...degrees.slice(0, 1)];
}
