import { root } from '../lib/paths';
import { runNode } from '../lib/run';
import { readSettings } from '../lib/settings';
import { step } from '../lib/steps';
import { writeAccent } from './accent';
import { buildPictures } from './pictures';

/** What Next and the type check need before they can read the site: valid content, and the files made from it. */
export async function prepare(): Promise<void> {
  const settings = readSettings();
  // In a process of its own: a file that can't even be imported has to end in one clear line.
  await step('content', async () => {
    const output = await runNode('The content check', ['--import', 'tsx', 'scripts/check-content.ts']);
    return output.replace(/^content: /, '');
  });
  const { profile } = await import('../../content/profile');
  await step('accent', () => writeAccent(root, profile.accent));
  await step('pictures', () => buildPictures(root));
  const { buildLogoSprite } = await import('./logo-sprite');
  await step('technologies', () => buildLogoSprite(root));
  const { writeSkyPicture } = await import('./sky-picture');
  await step('sky', () => writeSkyPicture(root));
  const { writeDownloads } = await import('./downloads');
  await step('downloads', () => writeDownloads(root, settings));
}
