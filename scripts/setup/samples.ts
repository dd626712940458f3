import { portfolio } from '../../content/portfolio';
import type { PortfolioEntry, Video } from '../../content/schema';
import { technologies } from '../../content/technologies';
import { type VideoId, videos } from '../../content/videos';
import { sampleWorks } from '../check/samples';
import { BuildError } from '../lib/errors';
import type { Draft } from './draft';

function isSample({ worksArray }: Pick<PortfolioEntry, 'worksArray'>): boolean {
  // The arrays of magicast 0.5 have a working `map`, while their `every` is always true.
  const keys = worksArray.map(({ subTitle }) => subTitle.split('.')[1] ?? '');
  return keys.every((key) => sampleWorks.test(key));
}

/**
 * Removes the sample entries with their pictures, videos and technologies. Their words are unused from then on: `npm run
 * check -- --fix` removes them.
 * @throws {BuildError} when no entry would be left
 */
export function removeSamples(draft: Draft): void {
  draft.editModule('content/portfolio.ts', ({ portfolio: list }) => {
    for (let index = list.length - 1; index >= 0; index -= 1) {
      if (isSample(list[index])) list.splice(index, 1);
    }
    if (!list.length) {
      throw new BuildError(
        'Without the samples the portfolio is empty: import positions, or keep the samples.',
      );
    }
  });

  const isUsed = (id: string) =>
    ['portfolio', 'resume'].some((name) => draft.read(`content/${name}.ts`).match(`['"]${id}['"]`));
  const samples = portfolio.filter(isSample);
  for (const { picture } of samples.flatMap(({ imagesArray = [] }) => imagesArray)) {
    if (!isUsed(picture)) draft.removePicture(picture);
  }
  draft.editModule('content/videos.ts', (exports) => {
    for (const { video } of samples.flatMap(({ videoIdsArray = [] }) => videoIdsArray)) {
      if (isUsed(video)) continue;
      delete exports.videos[video];
      draft.removePicture((videos as Record<VideoId, Video>)[video].poster);
    }
  });
  draft.editModule('content/technologies.ts', (exports) => {
    for (const id of Object.keys(technologies)) if (!isUsed(id)) delete exports.technologies[id];
  });
}
