import type { PortfolioEntry, Work } from '@/content/schema';
import type { TechnologyId } from '@/content/technologies';
import type { WorkKey } from '@/content/types';

type Headline = Pick<Work, 'subTitle'>;

/**
 * The key of a work, which pictures, videos and technologies name it by.
 * @example workKey({ subTitle: 'works.dashboards.subTitle' }) // 'dashboards'
 */
export function workKey({ subTitle }: Headline): WorkKey {
  return subTitle.slice('works.'.length, -'.subTitle'.length) as WorkKey;
}

/**
 * The name of a work in addresses.
 * @example workId({ subTitle: 'works.liveMusic.subTitle' }) // 'live-music'
 */
export function workId(work: Headline): string {
  return workKey(work).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The names of all works, in the order of the page. */
export function workIds(portfolio: readonly Pick<PortfolioEntry, 'worksArray'>[]): string[] {
  return portfolio.flatMap(({ worksArray }) => worksArray.map(workId));
}

/** The company of an entry; a sub-part belongs to that of the entry above it. */
export function companyOf(portfolio: readonly PortfolioEntry[], entry: PortfolioEntry) {
  return portfolio.slice(0, portfolio.indexOf(entry) + 1).findLast(({ company }) => company)?.company;
}

/** The technologies of a work. */
export function technologiesOf({ technos }: PortfolioEntry, work: Headline): TechnologyId[] {
  return technos.filter(({ works }) => works.includes(workKey(work))).map(({ technology }) => technology);
}

/** The pictures that a work shows. */
export function picturesOf({ isImagesOn, imagesArray = [] }: PortfolioEntry, work: Headline) {
  if (!isImagesOn) return [];
  return imagesArray.filter((image) => image.work === workKey(work)).map(({ picture }) => picture);
}

/** The videos that a work shows. */
export function videosOf({ isVideosOn, videoIdsArray = [] }: PortfolioEntry, work: Headline) {
  if (!isVideosOn) return [];
  return videoIdsArray.filter((item) => item.work === workKey(work)).map(({ video }) => video);
}

/** The links of a work, each with the key of its label: the first one leads to what was made, the second to its code. */
export function linksOf({ deployUrl, githubUrl }: Pick<Work, 'deployUrl' | 'githubUrl'>) {
  const [first, second] = [deployUrl, githubUrl].filter((url) => url !== undefined);
  return [
    ...(first ? [{ url: first, label: 'portfolio.deployedHere' } as const] : []),
    ...(second ? [{ url: second, label: 'portfolio.sourceCode' } as const] : []),
  ];
}

/** What the owner says of a work in a line each, with the key of its label. */
export function summaryOf({ role, problem, result }: Pick<Work, 'role' | 'problem' | 'result'>) {
  return [
    ...(role ? [{ label: 'portfolio.role', text: role } as const] : []),
    ...(problem ? [{ label: 'portfolio.problem', text: problem } as const] : []),
    ...(result ? [{ label: 'portfolio.result', text: result } as const] : []),
  ];
}
