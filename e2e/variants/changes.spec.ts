/** The owner has changed name, role, accent, e-mail address, a text and a picture by hand, and has run `npm run build`. */
import { strFromU8, unzipSync } from 'fflate';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { readContactCard } from '../contact-cards';
import { readHead } from '../page-heads';
import { jobTitle, languages, open, pageAddresses, titleOf, words } from '../support';
import { basePath, ground, owner, test, texts } from './variant';

const colourOf = (hex: string) => (hex.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));

/** What the channels of a part of a picture have. */
async function channelsOf(picture: Buffer, left: number, top: number, width: number, height: number) {
  // On the part as a picture of its own: statistics are those of the input.
  const part = await sharp(picture).extract({ left, top, width, height }).png().toBuffer();
  return (await sharp(part).stats()).channels;
}

/** Expects a colour, as far as a JPEG keeps it. */
function expectColour(channels: { mean: number }[], hex: string) {
  for (const [index, value] of colourOf(hex).entries())
    expect(Math.abs((channels[index]?.mean ?? 0) - value), `${hex}, channel ${index}`).toBeLessThan(30);
}

const fetchFile = async (request: APIRequestContext, address: string) => (await request.get(address)).body();

/** The files that the links of the open contact page lead to. */
async function download(page: Page, name: RegExp) {
  const link = page.getByRole('main').getByRole('link', { name });
  return fetchFile(page.request, (await link.getAttribute('href')) ?? '');
}

for (const language of languages) {
  const role = () => jobTitle(language);

  test(`after changes by hand the pages in ${language} show them`, async ({ page }) => {
    await open(page, pageAddresses[language].portfolio);
    await expect(page).toHaveTitle(titleOf(language, 'portfolio'));
    await expect(page.getByRole('navigation').getByRole('link', { name: owner.name })).toBeVisible();
    await expect(page.getByRole('heading', { name: texts[language].work })).toBeVisible();
    const accent = page.locator('html');
    expect(await accent.evaluate((root) => getComputedStyle(root).getPropertyValue('--signal'))).toBe(
      owner.accent,
    );
    await open(page, pageAddresses[language].home);
    await expect(page.getByText(words(language, 'home.role'))).toBeVisible();
  });

  test(`after changes by hand the files to download in ${language} have them`, async ({ page, request }) => {
    await open(page, pageAddresses[language].contact);
    const pdf = (await download(page, /PDF/)).toString();
    const outline = Buffer.from(`\uFEFF${texts[language].work}`, 'utf16le').swap16().toString('hex');
    expect(pdf).toContain(`<rdf:li>${owner.name}</rdf:li>`);
    expect(pdf).toContain(`${words(language, 'cv.title')}</rdf:li>`);
    expect(pdf).toContain(`mailto:${owner.email}`);
    expect(
      [`(${texts[language].work})`, `<${outline.toUpperCase()}>`].some((title) => pdf.includes(title)),
    ).toBe(true);

    const word = strFromU8(unzipSync(await download(page, /Word/))['word/document.xml'] ?? new Uint8Array());
    for (const text of [owner.name, role(), owner.email, texts[language].work])
      expect(word).toContain(`>${text}<`);

    const resume = JSON.parse((await download(page, /JSON/)).toString());
    expect(resume.basics).toMatchObject({ name: owner.name, label: role(), email: owner.email });
    expect(resume.projects[0].name).toBe(texts[language].work);

    const link = page.getByRole('main').getByRole('link', { name: words(language, 'contact.save') });
    const { value } = await readContactCard(request, (await link.getAttribute('href')) ?? '');
    expect([value('fn'), value('title'), value('email')]).toEqual([owner.name, role(), owner.email]);
    expectColour(await channelsOf(Buffer.from(String(value('photo')), 'base64'), 0, 0, 20, 20), ground);
  });

  test(`after changes by hand link previews and icons in ${language} have them`, async ({ request }) => {
    const preview = await fetchFile(request, `./previews/contact-${language}.jpg`);
    expectColour(await channelsOf(preview, 70, 574, 50, 2), owner.accent);
    // Where the old name, half as long, left the sky dark.
    const [red] = await channelsOf(preview, 460, 50, 120, 50);
    expect(red?.max).toBeGreaterThan(200);

    const { links } = await readHead(request, pageAddresses[language].home);
    const { href = '' } = links.find(({ rel }) => rel === 'manifest') ?? {};
    const manifest = await (await request.get(href)).json();
    expect(manifest).toMatchObject({ short_name: owner.name, name: titleOf(language, 'home') });
    const icons = links.filter(({ rel }) => /icon/.test(rel)).map((icon) => icon.href);
    for (const address of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
      expect(address).toContain(`${basePath}/`);
      const icon = await fetchFile(request, address);
      // An ICO file is a PNG after a short header.
      const png = address.endsWith('.ico') ? icon.subarray(22) : icon;
      const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(data.includes(Buffer.from(colourOf(owner.accent))), address).toBe(true);
    }
  });
}
