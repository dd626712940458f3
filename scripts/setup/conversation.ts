/** The guided form of the answers. Each question proposes what the site has now, so pressing Enter changes nothing. */
import { existsSync } from 'node:fs';
import * as prompts from '@clack/prompts';
import { catalogues } from '../../app/_lib/catalogues';
import { type Locale, localeNames, locales } from '../../app/_lib/locales';
import { profile } from '../../content/profile';
import { resume } from '../../content/resume';
import type { Answers } from './answers';
import { findCities } from './cities';

/** @returns the answers, or undefined when the owner leaves with Ctrl + C */
export async function askForAnswers(): Promise<Answers | undefined> {
  prompts.intro('Make this portfolio yours. Enter keeps the value shown.');
  try {
    const source = await askForImport();
    const answers: Answers = {
      import: source,
      givenName: await ask('First name', profile.givenName),
      familyName: await ask('Last name', profile.familyName),
      role: await askForRole(),
      city: await askForCity(),
      email: await ask('E-mail', profile.email),
      phone: await ask('Phone, in international form', profile.phone),
      website: await ask('Address of this site', resume.website ?? 'https://', /^https:\/\/.+/),
      links: await askForLinks(),
      accent: await ask('Accent colour', profile.accent, /^#[0-9a-f]{6}$/i),
      photo: (await askForPath('Path of your photo (empty: keep the present one)')) || undefined,
      samples: await choose('The sample entries of the portfolio', [
        { value: 'keep' as const, label: 'stay as examples' },
        { value: 'remove' as const, label: 'are removed, with their pictures, videos and words' },
      ]),
    };
    return answers;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    prompts.cancel('Nothing was written.');
    return undefined;
  }
}

export async function confirm(message: string): Promise<boolean> {
  return (await prompts.confirm({ message })) === true;
}

class Cancelled extends Error {}

function unlessCancelled<Value>(value: Value | typeof prompts.CANCEL_SYMBOL): Value {
  if (prompts.isCancel(value)) throw new Cancelled();
  return value as Value;
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

async function choose<Value extends string>(message: string, options: { value: Value; label: string }[]) {
  // The library's type of an option is conditional, which a type parameter cannot satisfy.
  const value = unlessCancelled(await prompts.select<string>({ message, options }));
  return options.find((option) => option.value === value)?.value;
}

async function askForImport(): Promise<Answers['import']> {
  const format = await choose('Import your career from', [
    { value: 'none' as const, label: 'nothing: I write it myself' },
    { value: 'json-resume' as const, label: 'a JSON Resume file' },
    { value: 'linkedin' as const, label: 'a LinkedIn data export (ZIP file or folder)' },
  ]);
  if (!format || format === 'none') return undefined;
  const path = await askForPath('Its path');
  const language = await choose(
    'It is written in',
    locales.map((locale) => ({ value: locale, label: localeNames[locale] })),
  );
  return path && language ? { format, path, language } : undefined;
}

async function askForRole() {
  const role: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    role[locale] = await ask(`Job title (${localeNames[locale]})`, catalogues[locale].meta.jobTitle);
  }
  return role;
}

async function askForCity(): Promise<Answers['city']> {
  const name = await ask('City', profile.city);
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

async function askForLinks(): Promise<Answers['links']> {
  const present = profile.links?.map(({ name, url }) => `${name} ${url}`).join(', ') ?? '';
  const text = await ask('Links, as "GitHub https://…, LinkedIn https://…"', present, /^$|https:\/\//);
  if (text === present) return undefined;
  return text
    .split(',')
    .map((link) => link.trim().split(/\s+(?=https:)/))
    .flatMap(([name, url]) => (name && url ? [{ name, url }] : []));
}
