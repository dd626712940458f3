/** What recruiters take away from the exported site, read by programs that are not ours. */
import jsonResume from '@jsonresume/schema';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { countryName } from '../app/_lib/display-names';
import { portfolio } from '../content/portfolio';
import { profile } from '../content/profile';
import { resume as facts } from '../content/resume';
import { checkCvs, currentCvs } from '../scripts/cv/print';
import { fileNames } from '../scripts/handouts/file-names';
import { escapeText } from '../scripts/handouts/vcard';
import { root } from '../scripts/lib/paths';
import { drawQrCode } from '../scripts/prepare/downloads';
import { decodeQrCode, parseContactCard, readContactCard } from './contact-cards';
import { jobTitle } from './expected';
import { type Language, languages, words } from './support';

const phone = profile.phone.replaceAll(' ', '');

const countryIn = (language: Language) => (profile.country ? countryName(profile.country, language) : '');

test('contact cards are read by another program', async ({ request }) => {
  const cards = [
    ...languages.map((language) => ({ language, version: '3.0', file: fileNames.card(language) })),
    { language: 'fr', version: '4.0', file: fileNames.newestCard },
  ] as const;
  for (const { language, version, file } of cards) {
    const { text, card, value } = await readContactCard(request, `./card/${file}`);
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', ''), file).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line))), file).toBeLessThanOrEqual(75);

    expect(value('version')).toBe(version);
    expect(value('fn')).toBe(profile.name);
    expect(value('n')).toEqual([profile.familyName, profile.givenName, '', '', '']);
    expect(value('title')).toBe(jobTitle(language));
    expect(value('email')).toBe(profile.email);
    expect(String(value('tel')).replace(/^tel:/, '')).toBe(phone);
    expect(value('adr')).toEqual(['', '', '', profile.city, '', '', countryIn(language)]);
    expect(card.getAllProperties('url').map((url) => url.getFirstValue())).toEqual(
      expect.arrayContaining((profile.links ?? []).map(({ url }) => url)),
    );
    const photo = String(value('photo')?.toString()).replace(/^data:image\/jpeg;base64,/, '');
    expect(await sharp(Buffer.from(photo, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 256,
      height: 256,
    });
    if (version === '3.0') continue;
    const titles = card
      .getAllProperties('title')
      .map((title) => [title.getParameter('language'), title.getFirstValue()]);
    expect(titles).toEqual(languages.map((each) => [each, jobTitle(each)]));
  }
});

test('text may contain the characters that separate the parts of a card', () => {
  const city = 'Paris, 5ᵉ; rive \\ gauche';
  const text = `BEGIN:VCARD\r\nVERSION:3.0\r\nADR:;;;${escapeText(city)};;;\r\nEND:VCARD\r\n`;
  expect(parseContactCard(text).value('adr')).toEqual(['', '', '', city, '', '', '']);
});

test('a QR code of a long address can be read', async () => {
  const url = `https://example.org/${'a'.repeat(150)}`;
  const { svg } = drawQrCode(`BEGIN:VCARD\r\nVERSION:3.0\r\nURL:${url}\r\nEND:VCARD\r\n`);
  expect((await decodeQrCode(Buffer.from(svg))).value('url')).toBe(url);
});

for (const language of languages) {
  test(`the résumé for programs in ${language} is valid and says what the pages say`, async ({ request }) => {
    const response = await request.get(`./${fileNames.resume(language)}`);
    expect(response.headers()['content-type']).toMatch(/^application\/json/);
    const resume = await response.json();
    jsonResume.validate(resume, (errors, isValid) =>
      expect({ errors, isValid }).toEqual({ errors: null, isValid: true }),
    );
    const { name, email, phone } = profile;
    expect(resume.basics).toMatchObject({ name, email, phone, label: jobTitle(language) });
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
      (facts.education ?? []).map(({ institution }) => institution),
    );
    expect(resume.languages).toHaveLength(facts.languages?.length ?? 0);
    expect(resume.projects).toHaveLength(portfolio.flatMap(({ worksArray }) => worksArray).length);
    const [group] = facts.skills ?? [];
    if (group) expect(resume.skills[0].name).toBe(words(language, group.kind));
  });
}

test('a CV that is not current stops the build in one line', () => {
  const [cv, ...others] = currentCvs();
  if (!cv) throw new Error('no CV');
  expect(checkCvs(root)).toHaveLength(others.length + 1);
  expect(() => checkCvs(root, [{ ...cv, html: cv.html.replace('</body>', '<p>New</p></body>') }])).toThrow(
    `public/cv/${cv.file}: differs from content/ and messages/; run "npm run cv", which needs Chromium, and commit`,
  );
  expect(() => checkCvs(root, [{ ...cv, file: 'cv-nobody-fr.pdf' }])).toThrow(
    'public/cv/cv-nobody-fr.pdf: is missing; run "npm run cv"',
  );
});
