/** What recruiters take away, made of a copy of the content and read by programs that are not ours. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import jsonResume from '@jsonresume/schema';
import ICAL from 'ical.js';
import { test as base, expect } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { countryName } from '../app/_lib/display-names';
import { portfolio } from '../content/portfolio';
import { profile } from '../content/profile';
import { checkCv } from '../scripts/lib/cv.mjs';
import { writeHandouts } from '../scripts/lib/handouts.mjs';
import { type Language, languages, words } from './support';

const project = fileURLToPath(new URL('..', import.meta.url));

const here = { siteUrl: 'https://camille.example', basePath: '/portfolio-site' };
const nowhere = { siteUrl: null, basePath: '' };

const test = base.extend<{ root: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  root: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'handouts-'));
    for (const part of ['app/_lib', 'content', 'messages', 'public/cv', 'scripts/cv']) {
      cpSync(join(project, part), join(root, part), {
        recursive: true,
        filter: (source) => !/content\/pictures\/.*\//.test(source),
      });
    }
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    await use(root);
    rmSync(root, { recursive: true });
  },
});

const read = (root: string, file: string) => readFileSync(join(root, 'public', file), 'utf8');

/** Changes the first place where a file of the copy says `from`. */
function edit(root: string, file: string, from: string, to: string) {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text, `${file} has the words to change`).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
}

/** The values of a card's properties, and the card as it was parsed. */
function parse(text: string) {
  const card = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { card, value: (name: string) => card.getFirstPropertyValue(name) };
}

const countryIn = (language: Language) => (profile.country ? countryName(profile.country, language) : '');

test('contact cards are read by another program', async ({ root }) => {
  await writeHandouts({ root, settings: here });
  const digits = profile.phone.replaceAll(' ', '');
  const cards = [
    ...languages.map((language) => ({ language, version: '3.0', file: `camille-vega-${language}.vcf` })),
    { language: 'fr', version: '4.0', file: 'camille-vega-v4.vcf' },
  ] as const;

  for (const { language, version, file } of cards) {
    const text = read(root, `card/${file}`);
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', ''), file).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line))), file).toBeLessThanOrEqual(75);

    const { card, value } = parse(text);
    expect(value('version')).toBe(version);
    expect(value('fn')).toBe(profile.name);
    expect(value('n')).toEqual([profile.familyName, profile.givenName, '', '', '']);
    expect(value('title')).toBe(words(language, 'meta.jobTitle'));
    expect(value('email')).toBe(profile.email);
    expect(String(value('tel')).replace(/^tel:/, '')).toBe(digits);
    expect(value('adr')).toEqual(['', '', '', profile.city, '', '', countryIn(language)]);
    expect(card.getAllProperties('url').map((url) => url.getFirstValue())).toEqual(
      expect.arrayContaining((profile.links ?? []).map(({ url }) => url)),
    );
    expect(value('url')).toBe(`https://camille.example/portfolio-site/${language === 'fr' ? '' : 'en/'}`);

    const photo = String(value('photo')?.toString()).replace(/^data:image\/jpeg;base64,/, '');
    expect(await sharp(Buffer.from(photo, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 256,
      height: 256,
    });
    if (version === '4.0') {
      const titles = card
        .getAllProperties('title')
        .map((title) => [title.getParameter('language'), title.getFirstValue()]);
      expect(titles).toEqual(languages.map((each) => [each, words(each, 'meta.jobTitle')]));
    }
  }
});

test('a name may hold whatever a card takes for a sign of its own', async ({ root }) => {
  const city = 'Paris, 5ᵉ; rive \\ gauche';
  edit(root, 'content/profile.ts', "city: 'Paris'", `city: ${JSON.stringify(city)}`);
  await writeHandouts({ root, settings: nowhere });
  const { value } = parse(read(root, 'card/camille-vega-fr.vcf'));
  expect(value('adr')).toEqual(['', '', '', city, '', '', countryIn('fr')]);
});

test('the QR code is a lean card, whatever the length of the address', async ({ root }) => {
  for (const settings of [nowhere, here]) {
    await writeHandouts({ root, settings });
    const [file = '', ...others] = readdirSync(join(root, 'public')).filter((name) =>
      name.startsWith('card.'),
    );
    expect(others, 'one code, the last').toEqual([]);
    const { data, info } = await sharp(join(root, 'public', file), { density: 288 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { value } = parse(decodeQr({ width: info.width, height: info.height, data }));
    expect([value('fn'), value('tel'), value('email'), value('url') ?? null, value('photo')]).toEqual([
      profile.name,
      profile.phone.replaceAll(' ', ''),
      profile.email,
      settings.siteUrl && 'https://camille.example/portfolio-site/',
      null,
    ]);
  }
});

test('the résumé for machines is valid and says what the pages say', async ({ root }) => {
  await writeHandouts({ root, settings: here });
  for (const language of languages) {
    const resume = JSON.parse(read(root, `resume.${language}.json`));
    jsonResume.validate(resume, (errors, isValid) =>
      expect({ errors, isValid }).toEqual({ errors: null, isValid: true }),
    );
    expect(resume.basics).toMatchObject({ name: profile.name, email: profile.email, phone: profile.phone });
    // A sub-part belongs to the company above it, and no two positions of a stay overlap.
    let company = '';
    const positions = portfolio.map((entry) => {
      company = entry.company ? words(language, entry.company) : company;
      const { from, to } = entry.positionDate ?? entry.date;
      const position = { name: company, position: words(language, entry.position), startDate: from };
      return to ? { ...position, endDate: to } : position;
    });
    expect(resume.work).toMatchObject(positions);
    portfolio.forEach(({ isSubPart }, index) => {
      if (isSubPart) expect(resume.work[index].startDate > resume.work[index - 1].endDate).toBe(true);
    });
    expect(resume.work.map((job: object) => 'endDate' in job)).toEqual(
      portfolio.map(({ date }) => date.to !== null),
    );
    expect(resume.basics.profiles).toEqual(
      (profile.links ?? []).map(({ name, url }) => ({ network: name, url })),
    );
    expect(resume.education.map(({ institution }: { institution: string }) => institution)).toEqual(
      (profile.education ?? []).map(({ institution }) => institution),
    );
    expect(resume.languages).toHaveLength(profile.languages?.length ?? 0);
    expect(resume.projects).toHaveLength(portfolio.flatMap(({ worksArray }) => worksArray).length);
    const [group] = profile.skills ?? [];
    if (group) expect(resume.skills[0].name).toBe(words(language, group.kind));
    expect(resume.meta.canonical).toBe(`https://camille.example/portfolio-site/resume.${language}.json`);
  }

  await writeHandouts({ root, settings: nowhere });
  const unpublished = read(root, 'resume.fr.json');
  expect(JSON.parse(unpublished).basics).not.toHaveProperty('url');
  expect(unpublished).not.toContain('camille.example/');
});

test('a CV that is not of today stops the build in one line', async ({ root }) => {
  // A word that no CV holds changes none.
  edit(root, 'messages/en.json', '"menu": "Menu"', '"menu": "All pages"');
  expect(await checkCv({ root })).toBe('2 files, current');

  edit(root, 'content/technologies.ts', "name: 'MapLibre'", "name: 'MapLibre GL'");
  await expect(checkCv({ root })).rejects.toThrow(
    /^public\/cv\/cv-camille-vega-fr\.pdf: is not what content\/ and messages\/ say now; run "npm run cv".*$/,
  );

  edit(root, 'content/profile.ts', "name: 'Camille Vega'", "name: 'Zoë d’Ys-Vega'");
  const missing = /^public\/cv\/cv-zoe-d-ys-vega-fr\.pdf: is missing; run "npm run cv".*$/;
  await expect(checkCv({ root })).rejects.toThrow(missing);
  await expect(writeHandouts({ root, settings: nowhere })).rejects.toThrow(missing);
});
