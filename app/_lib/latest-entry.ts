import type { PortfolioEntry } from '@/content/schema';

/** What Home shows of the latest entry. */
export type LatestEntry = Pick<PortfolioEntry, 'title'> & {
  picture?: NonNullable<PortfolioEntry['imagesArray']>[number]['picture'];
};

/** The latest entry that has pictures; without any, the latest entry. */
export function latestEntry(portfolio: readonly PortfolioEntry[]): LatestEntry | undefined {
  for (const { isImagesOn, imagesArray, title } of portfolio) {
    const picture = isImagesOn ? imagesArray?.[0]?.picture : undefined;
    if (picture) return { title, picture };
  }
  return portfolio[0] && { title: portfolio[0].title };
}
