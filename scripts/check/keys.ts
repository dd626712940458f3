import { routes, toSlug } from '../../app/lib/address/addresses';
import type { Content } from './content';

/** A key becomes part of an address, or the name of a picture. */
const form = /^[a-z\d][A-Za-z\d]*(-[a-z\d]+)*$/;

/** Addresses and elements of the site have these names. */
export const takenNames: readonly string[] = [...routes, 'main', 'menu', 'jump'];

/** Keys that can't be told apart, or can be no name: a line each. */
export function findKeyErrors({ portfolio, hobbies, resume, technologies, videos }: Content): string[] {
  const keysOf = (items: readonly { key: string }[] = []) => items.map(({ key }) => key);
  const works = keysOf(portfolio.flatMap(({ worksArray }) => worksArray));
  const lists: [place: string, keys: string[]][] = [
    ['content/portfolio.ts', keysOf(portfolio)],
    ['content/portfolio.ts › worksArray', works],
    ['content/hobbies.ts', keysOf(hobbies)],
    ['content/resume.ts › education', keysOf(resume.education)],
    ['content/resume.ts › skills', keysOf(resume.skills)],
    ['content/technologies.ts', Object.keys(technologies)],
    ['content/videos.ts', Object.keys(videos)],
  ];
  const errors: string[] = [];
  for (const [place, keys] of lists) {
    const slugs = keys.map(toSlug);
    for (const [index, key] of keys.entries()) {
      const report = (problem: string) => errors.push(`${place} › ${key}: ${problem}`);
      if (!form.test(key))
        report('is no name for an address; expected letters from a to z and digits, such as liveMusic');
      if (slugs.indexOf(slugs[index] ?? '') < index) report('is there twice; expected another key');
    }
  }
  for (const key of [...works, ...keysOf(hobbies)])
    if (takenNames.includes(toSlug(key)))
      errors.push(
        `content/ › ${key}: is a name of the site itself; expected another key, such as ${key}Work`,
      );
  return errors;
}
