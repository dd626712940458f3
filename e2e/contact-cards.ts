/** Reads contact cards and the QR code with other programs than ours. */
import ICAL from 'ical.js';
import type { APIRequestContext, Page } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { words } from './expected';

export function parseContactCard(text: string) {
  const card = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { text, card, value: (name: string) => card.getFirstPropertyValue(name) };
}

export async function readContactCard(request: APIRequestContext, address: string) {
  return parseContactCard(await (await request.get(address)).text());
}

export async function decodeQrCode(svg: Buffer) {
  const raw = sharp(svg, { density: 288 }).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return parseContactCard(decodeQr({ width: info.width, height: info.height, data }));
}

/** The QR code of the contact page that is open. */
export async function readQrCode(page: Page) {
  const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'fr';
  const image = page.getByRole('img', { name: words(language, 'contact.qr') });
  const address = await image.evaluate((element: HTMLImageElement) => element.src);
  return decodeQrCode(await (await page.request.get(address)).body());
}
