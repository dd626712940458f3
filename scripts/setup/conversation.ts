/**
 * The guided form of the answers. Each question proposes what the imported career says, else what the site has now, so
 * pressing Enter is enough where that is right.
 */
import { existsSync } from 'node:fs';
import * as prompts from '@clack/prompts';
import { catalogues } from '../../app/_lib/catalogues';
import { type Locale, localeNames, locales } from '../../app/_lib/locales';
import { profile } from '../../content/profile';
import { resume } from '../../content/resume';
import type { Answers } from './answers';
import { findCities } from './cities';
import { readCareer } from './import/read-career';

export async function askForAnswers(): Promise<Answers> {
  prompts.intro('Make this portfolio yours. Press Enter to keep the value shown.');
  const source = await askForImport();
  const career = source && readCareer(source);
  return {
    import: source,
    givenName: await ask('First name', career?.givenName ?? profile.givenName),
    familyName: await ask('Last name', career?.familyName || profile.familyName),
    role: await askForRole(career?.role),
    city: await askForCity(career?.city ?? profile.city),
    email: await ask('E-mail', career?.email ?? profile.email),
    phone: await ask('Phone, in international form', career?.phone ?? profile.phone),
    website: await ask('Address of this site', resume.website ?? 'https://', /^https:\/\/.+/),
    links: await askForLinks(career?.links ?? profile.links),
    accent: await ask('Accent colour', profile.accent, /^#[0-9a-f]{6}$/i),
    photo: (await askForPath('Path of your photo (leave it empty to keep the present one)')) || undefined,
    samples: await choose('What happens to the sample entries of the portfolio?', [
      { value: 'keep', label: 'Keep them as examples' },
      { value: 'remove', label: 'Remove them with their pictures, videos and words' },
    ]),
  };
}

export async function confirm(message: string): Promise<boolean> {
  return (await prompts.confirm({ message })) === true;
}

/** Ends the process when the owner presses Ctrl + C. */
function unlessCancelled<Value>(value: Value | typeof prompts.CANCEL_SYMBOL): Value {
  if (!prompts.isCancel(value)) return value as Value;
  prompts.cancel('Nothing was written.');
  process.exit(0);
}

async function ask(message: string, initialValue: string, pattern = /\S/): Promise<string> {
  const validate = (value = '') =>
    pattern.test(value) ? undefined : `Expected something like ${initialValue}`;
  return unlessCancelled(await prompts.text({ message, initialValue, validate }));
}

async function askForPath(message: string): Promise<string> {
  const validate = (path = '') => (!path || existsSync(path) ? undefined : 'There is no such file.');
  return unlessCancelled(await prompts.text({ message, defaultValue: '', validate }));
}

async function choose<const Value extends string>(
  message: string,
  options: { value: Value; label: string }[],
) {
  // The library's type of an option is conditional, which a type parameter cannot satisfy.
  return unlessCancelled(await prompts.select<string>({ message, options })) as Value;
}

async function askForImport(): Promise<Answers['import']> {
  const format = await choose('Where does your career come from?', [
    { value: 'none', label: 'Nowhere: I write it myself' },
    { value: 'json-resume', label: 'A JSON Resume file' },
    { value: 'linkedin', label: 'A LinkedIn data export (ZIP file or folder)' },
  ]);
  const path = format === 'none' ? '' : await askForPath('Path of the file or folder');
  if (format === 'none' || !path) return undefined;
  const languages = locales.map((locale) => ({ value: locale, label: localeNames[locale] }));
  return { format, path, language: await choose('Which language is it written in?', languages) };
}

async function askForRole(imported: string | undefined) {
  const role: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const proposed = imported ?? catalogues[locale].meta.jobTitle;
    role[locale] = await ask(`Job title (${localeNames[locale]})`, proposed);
  }
  return role;
}

async function askForCity(proposed: string): Promise<Answers['city']> {
  const name = await ask('City', proposed);
  if (name === profile.city) return undefined;
  const cities = findCities(name);
  if (cities.length < 2) return name;
  const chosen = await choose(
    'Which one?',
    cities.map(({ country, timeZone }, index) => ({
      value: String(index),
      label: `${name}, ${country} (${timeZone})`,
    })),
  );
  return cities[Number(chosen)];
}

async function askForLinks(proposed: Answers['links'] = []): Promise<Answers['links']> {
  const present = proposed.map(({ name, url }) => `${name} ${url}`).join(', ');
  const text = await ask('Links, as "GitHub https://…, LinkedIn https://…"', present, /^$|https:\/\//);
  if (text === present) return undefined;
  return text
    .split(',')
    .map((link) => link.trim().split(/\s+(?=https:)/))
    .flatMap(([name, url]) => (name && url ? [{ name, url }] : []));
}
