import { createTranslator } from 'next-intl';
import { expect, type Page } from 'playwright/test';
import { describeSky } from '../app/_components/contact/sky/describe';
import { solarSystem } from '../app/_components/contact/sky/solar-system';
import { profile } from '../content/profile';
import { type Language, messages, words } from './expected';

/** An instant for pages that show the sky of the minute. */
export const skyInstant = new Date('2026-11-21T22:52:00Z');

/** The sky above the owner's city in words, as the page should give them. */
export function expectedSky(language: Language, date = skyInstant) {
  const t = createTranslator({ locale: language, messages: messages[language] });
  return describeSky(date, solarSystem(date, profile), profile, t, language);
}

/** Waits until the sky of the minute is there. */
export async function untilSkyIsLive(page: Page, language: Language) {
  await expect(page.getByRole('list', { name: words(language, 'sky.list') })).toBeAttached();
}
