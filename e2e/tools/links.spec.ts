/** Each address of the content on another site leads somewhere. Only this test needs a network. */
import { expect, test } from 'playwright/test';
import { hobbies } from '../../content/hobbies';
import { portfolio } from '../../content/portfolio';
import { profile } from '../../content/profile';
import { resume } from '../../content/resume';
import { videos } from '../../content/videos';

/** Hosts that refuse a program may show the page to a visitor; 999 is LinkedIn's own. */
const refusals = [403, 405, 429, 999];

/** @returns why nobody gets an answer there, or undefined */
async function findProblem(url: string) {
  try {
    // A redirect is an answer: it is not followed.
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    await response.body?.cancel();
    return response.status < 400 || refusals.includes(response.status) ? undefined : response.status;
  } catch (error) {
    return (error as Error).cause ?? error;
  }
}

/** YouTube answers there whether a video can be embedded; its own page exists for any id. */
const videoAddress = (id: string) => `https://www.youtube.com/oembed?url=https://youtu.be/${id}`;

test('no link of the content is dead', async () => {
  test.setTimeout(180_000);
  const content = JSON.stringify([portfolio, hobbies, profile, resume]);
  const addresses = new Set([
    ...(content.match(/https?:\/\/[^"]+/g) ?? []),
    ...Object.values(videos).map(videoAddress),
  ]);
  // No site can have the samples' names.
  const real = [...addresses].filter((url) => !new URL(url).hostname.endsWith('.example'));
  test.skip(!real.length, 'the content has the addresses of the sample only');
  const ask = async (url: string) => {
    // Once more, as a host may be down for a moment.
    const problem = (await findProblem(url)) && (await findProblem(url));
    return problem ? `dead: ${url} (${problem})` : [];
  };
  const dead = (await Promise.all(real.map(ask))).flat();
  // .github/workflows/links.yml looks for these lines.
  for (const line of dead) console.log(line);
  expect(dead).toEqual([]);
});
