import { chromium } from 'playwright';
import { findBrowser } from '../lib/browser';

/** A Chromium that draws WebGL2 on the processor: no graphics card is needed, and every run gives the same pixels. */
export function openBrowser() {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-gpu-rasterization', // its dithering differs between runs
    ],
  });
}
