/** The steps of docs/owner-guide.md for a third language, German, taken in a copy that is then built and visited. */
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from '../../scripts/lib/paths';
import { runTypeScript } from '../../scripts/lib/run';
import { startServer } from '../../scripts/lib/server';
import {
  errorHeading,
  expectAddress,
  expectHeading,
  open,
  recordErrors,
  recordRequests,
  watchTraffic,
} from '../support';
import { copyProject } from './variant';

const folder = join(root, '.cache/variants/third-language');

/** Changes one place of a file; a place that has moved fails here, and the guide has to follow. */
function edit(path: string, from: string, to: string) {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  expect(before.split(from), `${path}: ${from}`).toHaveLength(2);
  writeFileSync(file, before.replace(from, to));
}

function addGerman() {
  // A catalogue,
  cpSync(join(folder, 'messages/en.json'), join(folder, 'messages/de.json'));
  edit('messages/de.json', '"title": "Welcome aboard."', '"title": "Willkommen an Bord."');
  edit('messages/de.json', '"contact": "Contact",', '"contact": "Kontakt",');
  edit('messages/de.json', '"title": "Contact",', '"title": "Kontakt",');
  edit(
    'app/_lib/catalogues.ts',
    "import en from '@/messages/en.json' with { type: 'json' };",
    "import de from '@/messages/de.json' with { type: 'json' };\n$&",
  );
  edit('app/_lib/catalogues.ts', '{ fr, en }', '{ fr, en, de }');
  // a list and its flag,
  edit('app/_lib/locales.ts', "['fr', 'en']", "['fr', 'en', 'de']");
  edit('app/_lib/locales.ts', "en: 'English'", "$&, de: 'Deutsch'");
  edit(
    'app/_components/shell/flags.tsx',
    '\n  en: (',
    '\n  de: (<svg viewBox="0 0 5 3" aria-hidden="true" focusable="false"><path d="M0 0h5v1H0z" /><path fill="#d00" d="M0 1h5v1H0z" /><path fill="#ffce00" d="M0 2h5v1H0z" /></svg>),$&',
  );
  // and a folder.
  cpSync(join(folder, 'app/(en)'), join(folder, 'app/(de)'), { recursive: true });
  renameSync(join(folder, 'app/(de)/en'), join(folder, 'app/(de)/de'));
  edit(
    'app/(de)/layout.tsx',
    `<RootDocument locale="en" script={addressScript('en')}>`,
    `<RootDocument locale="de" script={addressScript('de')}>`,
  );
  edit('app/(de)/layout.tsx', '<Site locale="en"', '<Site locale="de"');
  for (const page of ['', 'portfolio/', 'contact/', 'hobbies/']) {
    edit(`app/(de)/de/${page}page.tsx`, "pageMetadata('en'", "pageMetadata('de'");
    edit(`app/(de)/de/${page}page.tsx`, 'locale="en"', 'locale="de"');
  }
  edit('app/(de)/de/manifest.webmanifest/route.ts', "manifestResponse('en')", "manifestResponse('de')");
  cpSync(join(folder, 'app/resume.en.json'), join(folder, 'app/resume.de.json'), { recursive: true });
  edit('app/resume.de.json/route.ts', "resume('en')", "resume('de')");
}

test('a third language is a catalogue, a list and a folder', async ({ page, browser }) => {
  test.setTimeout(180_000);
  copyProject(folder);
  addGerman();
  expect(await runTypeScript(['scripts/cv.ts'], { cwd: folder })).toMatchObject({ code: 0 });
  const { code, output } = await runTypeScript(['scripts/build.ts'], {
    cwd: folder,
    env: { BASE_PATH: undefined, SITE_URL: undefined },
  });
  expect(code, output).toBe(0);
  const { url, close } = await startServer({ dir: join(folder, 'out'), port: 0, basePath: '' });

  await test.step('a flag leads there in place, from any page', async () => {
    const quiet = watchTraffic(page);
    await open(page, `${url}#/contact`);
    await quiet();
    const errors = recordErrors(page);
    const requests = recordRequests(page);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expectHeading(page, 'Kontakt');
    await expectAddress(page, url, './de/#/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(requests).toHaveLength(0);
    expect(errors).toEqual([]);
  });

  await test.step('shared links open in it, and unknown addresses are its error screen', async () => {
    await open(page, `${url}de/#/portfolio?at=meetsys`);
    await expect(page.getByRole('heading', { level: 3, name: 'New front-end version' })).toBeFocused();
    await expectAddress(page, url, './de/#/portfolio?at=meetsys');
    await page.goto('about:blank');
    await page.goto(`${url}de/#/nope`);
    await expectHeading(page, errorHeading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectAddress(page, url, './de/#/nope');
  });

  await test.step('it reads without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(`${url}en/`);
    await still.getByRole('button', { name: 'Deutsch' }).click();
    await expectHeading(still, 'Willkommen an Bord.');
    await still.getByRole('navigation').getByRole('link', { name: 'Kontakt' }).click();
    await expectHeading(still, 'Kontakt');
    await expect(still.locator('html')).toHaveAttribute('lang', 'de');
    await context.close();
  });
  await close();
});
