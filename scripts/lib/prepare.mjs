import { checkContent } from './check-content.mjs';
import { writeHandouts } from './handouts.mjs';
import { buildPictures } from './pictures.mjs';
import { readSettings } from './settings.mjs';
import { step } from './steps.mjs';
import { buildTechnologySprite } from './technology-sprite.mjs';

/**
 * Everything that has to stand before Next or the type check can read the site: checked content and what is made of it.
 * @param {string} root
 */
export async function prepare(root) {
  await step('content', () => checkContent({ root }));
  await step('pictures', () => buildPictures({ root }));
  await step('technologies', () => buildTechnologySprite({ root }));
  await step('handouts', () => writeHandouts({ root, settings: readSettings() }));
}
