import type { PortfolioEntry, Work } from '@/content/portfolio';

/**
 * The name of a work in addresses, taken from the key of its headline so that it outlives a change of words or order.
 * @example workId({ subTitle: 'works.liveMusic.subTitle' }) // 'live-music'
 */
export function workId({ subTitle }: Pick<Work, 'subTitle'>): string {
  const name = subTitle.split('.').at(-2) ?? '';
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The names of all works, in the order of the page. */
export function workIds(portfolio: readonly Pick<PortfolioEntry, 'worksArray'>[]): string[] {
  return portfolio.flatMap(({ worksArray }) => worksArray.map(workId));
}

/** The heading of a work on the page. Its name may come from an address: it is compared, never used to select. */
export function findWork(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('h3[id]')].find(({ id }) => id === name);
}
