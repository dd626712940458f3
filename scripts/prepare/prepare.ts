import { checkContent } from '../check';
import { root } from '../lib/paths';
import { step } from '../lib/steps';
import { buildPictures } from './pictures';

/** What Next and the type check need before they can read the site: valid content, and the files made from it. */
export async function prepare(): Promise<void> {
  await step('content', () => checkContent());
  // What follows reads the content, so it is imported once that is known to be valid.
  await step('pictures', () => buildPictures(root));
  const { buildLogos } = await import('./logos');
  await step('logos', () => buildLogos(root));
}
