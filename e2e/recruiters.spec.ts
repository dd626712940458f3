/** What a recruiter files is one click away on each page, and says the same in every format: PDF, Word, contact card, JSON Resume. */
import jsonResume from '@jsonresume/schema';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { languages, open, pages, path, profile, text } from './support';

/** The only PDF that a page links to. */
const cv = (page: Page) => page.getByRole('main').getByRole('link', { name: /\(PDF\)/ });

test('CV and other networks are on the first screen, and on Contact every format', { tag: '@phone' }, async ({
  page,
}) => {
  const networks = page
    .getByRole('main')
    .getByRole('list', { name: text.fr('nav.elsewhere') })
    .getByRole('link');
  for (const name of pages.slice(0, 3)) {
    await open(page, path('fr', name));
    await expect(cv(page)).toHaveCount(1);
    if (name !== 'contact') await expect(cv(page)).toBeInViewport();
    if (name === 'portfolio') continue;
    await expect(networks).toHaveText((profile.links ?? []).map((one) => one.name));
  }
  for (const name of [/\(PDF\)/, /Word/, /JSON/, text.fr('contact.save')]) {
    const link = page.getByRole('main').getByRole('link', { name });
    const response = await page.request.get(
      new URL((await link.getAttribute('href')) ?? '', page.url()).href,
    );
    expect(response.status(), `${name}`).toBe(200);
  }
});

test('the footer says where the source is and which commit it is, or nothing', async ({ page }) => {
  await page.goto(path('fr', 'home'));
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveCount(profile.source ? 1 : 0);
  if (!profile.source) return;
  await expect(links).toHaveAttribute('href', profile.source);
  await expect(links).toHaveText(new RegExp(`^${text.fr('portfolio.sourceCode')}( [0-9a-f]{7,})?$`));
});

/** The file of the contact page whose address ends like this, read from the page as it is without scripts. */
async function readFile(request: APIRequestContext, language: 'fr' | 'en', end: string) {
  const html = await (await request.get(path(language, 'contact'))).text();
  const [, address = ''] = html.match(new RegExp(`href="([^"]+${end.replaceAll('.', '\\.')})"`)) ?? [];
  return await request.get(address);
}

for (const language of languages) {
  test(`the files in ${language} are valid and hold what their snapshots hold`, {
    tag: ['@snapshot', '@build'],
  }, async ({ request }) => {
    await test.step('the PDF is tagged, has two pages at most, and its fonts inside', async () => {
      const response = await readFile(request, language, `-${language}.pdf`);
      expect(response.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': expect.stringMatching(/max-age=0, ?must-revalidate/),
      });
      const pdf = (await response.body()).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
      for (const part of ['/MarkInfo', `/Lang (${language})`, `mailto:${profile.email}`])
        expect(pdf).toContain(part);
      expect(pdf.match(/\/FontFile2/g)?.length).toBe(pdf.match(/\/Type \/FontDescriptor/g)?.length);
      const titles = [...pdf.matchAll(/\/Title (?:\((.*?)\)|<(?:FEFF)?([0-9A-F]+)>)\n?/g)].map(
        ([, latin, hex]) =>
          latin ??
          Buffer.from(hex ?? '', 'hex')
            .swap16()
            .toString('utf16le'),
      );
      expect(titles.join('\n')).toMatchSnapshot(['__texts__', `cv-outline-${language}.txt`]);
    });
    await test.step('the Word file', async () => {
      const parts = unzipSync(await (await readFile(request, language, `-${language}.docx`)).body());
      const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
      const lines = [...read('word/document.xml').matchAll(/<w:p>.*?<\/w:p>/g)].map(
        ([xml]) => `${/<w:pStyle w:val="(\w+)"/.exec(xml)?.[1] ?? ''}: ${xml.replace(/<[^>]+>/g, '')}`,
      );
      expect(read('word/_rels/document.xml.rels')).toContain(`Target="mailto:${profile.email}"`);
      expect(read('docProps/core.xml')).toContain(`<dc:creator>${profile.name}</dc:creator>`);
      expect(lines.join('\n')).toMatchSnapshot(['__texts__', `cv-${language}.txt`]);
    });
    await test.step('the contact card, as another program reads it', async () => {
      const response = await readFile(request, language, `-${language}.vcf`);
      expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
      const file = await response.text();
      expect(file.replaceAll('\r\n', ''), 'line ends').not.toMatch(/[\r\n]/);
      expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      const card = new ICAL.Component(ICAL.parse(file) as unknown[]);
      const photo = Buffer.from(String(card.getFirstPropertyValue('photo')), 'base64');
      expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
      card.removeProperty('photo');
      expect(card.toString()).toMatchSnapshot(['__texts__', `card-${language}.vcf`]);
    });
    await test.step('the résumé for programs', async () => {
      const response = await readFile(request, language, `-${language}.json`);
      expect(response.headers()['content-type']).toMatch(/^application\/json/);
      const resume = await response.json();
      jsonResume.validate(resume, (errors, isValid) =>
        expect({ errors, isValid }).toEqual({ errors: null, isValid: true }),
      );
      expect(JSON.stringify(resume, null, 2)).toMatchSnapshot(['__texts__', `resume-${language}.txt`]);
    });
  });
}
