/** The home page of an owner whose photo has a ground of its own. */
import { expect, type Locator } from 'playwright/test';
import { descriptionKey } from '../../content/pictures';
import { profile } from '../../content/profile';
import { words } from '../expected';
import { open, pageAddresses } from '../support';
import { test } from './variant';

/** Which of the middle and the corners of a picture a visitor can point at. */
const reachable = (photo: Locator) =>
  photo.evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const isHit = (x: number, y: number) =>
      document.elementsFromPoint(left + x * width, top + y * height).includes(image);
    return { middle: isHit(0.5, 0.5), corners: [0.05, 0.95].some((x) => isHit(x, 0.05) || isHit(x, 0.95)) };
  });

test('an opaque photo is round, in the window and beside the words', async ({ page }) => {
  for (const [device, width, height] of [
    ['a desktop', 1440, 900],
    ['an upright tablet', 768, 1024],
    ['a phone', 390, 844],
  ] as const) {
    await test.step(device, async () => {
      await page.setViewportSize({ width, height });
      if (device === 'a desktop') await open(page, pageAddresses.fr.home);
      const photo = page.getByRole('img', { name: words('fr', descriptionKey(profile.photo)) });
      await expect(photo).toBeInViewport({ ratio: 0.98 });
      await expect.poll(() => reachable(photo)).toEqual({ middle: true, corners: false });
      const box = await photo.boundingBox();
      const text = await page.getByText(words('fr', 'home.proposition')).boundingBox();
      if (!box || !text) throw new Error('no photo or no proposition');
      expect(Math.abs(box.width - box.height)).toBeLessThan(1);
      expect(box.x >= text.x + text.width || box.y >= text.y + text.height, 'beside the words').toBe(true);
    });
  }
});
