import { readContent, requireValidContent } from '../check/read-content';
import { root } from '../lib/paths';
import { readSettings } from '../lib/settings';
import { step } from '../lib/steps';
import { writeAccent } from './accent';
import { buildPictures } from './pictures';

/** What Next and the type check need before they can read the site: valid content, and the files made from it. */
export async function prepare(): Promise<void> {
  const settings = readSettings();
  await step('content', async () => {
    requireValidContent(await readContent(root));
    return 'no errors';
  });
  // What follows reads the content, so it is imported once that is known to be valid.
  const { profile } = await import('../../content/profile');
  await step('accent', () => writeAccent(root, profile.accent));
  await step('pictures', () => buildPictures(root));
  const { buildLogos } = await import('./logos');
  await step('logos', () => buildLogos(root));
  const { writeSkyPicture } = await import('./sky-picture');
  await step('sky', () => writeSkyPicture(root));
  const { writeDownloads } = await import('./downloads');
  await step('downloads', () => writeDownloads(root, settings));
}
