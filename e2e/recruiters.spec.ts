/** A recruiter with ten seconds sees who this is, what came of the work and where to click, and files the same facts in any format. */
import jsonResume from '@jsonresume/schema';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { type APIRequestContext, expect, test } from './fixtures';
import { languages, moveTo, open, pages, path, profile, text } from './support';

test('the first screen says who this is and leads on; Contact has every format', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, path('fr', 'home'));
  const main = page.getByRole('main');
  for (const seen of [
    page.getByRole('heading', { level: 1, name: profile.name }),
    main.getByText(text.fr('home.role')),
    main.getByText(text.fr('home.proposition')),
    main.getByRole('link', { name: text.fr('home.works') }),
    main.getByRole('link', { name: text.fr('nav.contact'), exact: true }).first(),
    main.getByRole('link', { name: /^CV/ }),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('img', { name: text.fr('pictures.portrait') })).toBeInViewport({ ratio: 0.3 });
  const networks = main.getByRole('list', { name: text.fr('nav.elsewhere') }).getByRole('link');
  // The only PDF that a page links to.
  const cv = main.getByRole('link', { name: /\(PDF\)/ });
  for (const name of pages.slice(0, 3)) {
    if (name !== 'home') await moveTo(page, 'fr', name);
    await expect(cv).toHaveCount(1);
    if (name !== 'contact') await expect(cv).toBeInViewport();
    if (name !== 'portfolio') await expect(networks).toHaveText((profile.links ?? []).map((one) => one.name));
  }
  for (const name of [/\(PDF\)/, /Word/, /JSON/, text.fr('contact.save')]) {
    const href = await main.getByRole('link', { name }).getAttribute('href');
    const response = await page.request.get(new URL(href ?? '', page.url()).href);
    expect(response.status(), `${name}`).toBe(200);
  }
});

test('each work on Home names its result and leads to it', { tag: '@touch' }, async ({ page }) => {
  await open(page, path('fr', 'home'));
  const works = page.getByRole('region', { name: text.fr('home.highlights') }).getByRole('link');
  await expect(works).toHaveCount(profile.highlights.length);
  for (const [index, { work: key }] of profile.highlights.entries()) {
    const title = text.fr(`works.${key}.subTitle`);
    if (index) await moveTo(page, 'fr', 'home');
    await expect(works.nth(index)).toHaveAccessibleName(`${text.fr(`works.${key}.result`)} ${title}`);
    await works.nth(index).click();
    await expect(page.getByRole('article', { name: title, exact: true })).toBeFocused();
  }
});

/** The file of the contact page whose address ends like this, read from the page as it is without scripts. */
async function readFile(request: APIRequestContext, language: 'fr' | 'en', end: string) {
  const html = await (await request.get(path(language, 'contact'))).text();
  const [, address = ''] = html.match(new RegExp(`href="([^"]+${end.replaceAll('.', '\\.')})"`)) ?? [];
  return await request.get(address);
}

for (const language of languages) {
  test(`the files in ${language} are valid and hold what their snapshots hold`, {
    tag: '@snapshot',
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
      const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
      const titles = pdf.matchAll(/\/Title (?:\((.*?)\)|<(?:FEFF)?([0-9A-F]+)>)\n?/g);
      const outline = [...titles].map(([, latin, hex = '']) => latin ?? decode(hex)).join('\n');
      expect(outline).toMatchSnapshot(['__texts__', `cv-outline-${language}.txt`]);
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
