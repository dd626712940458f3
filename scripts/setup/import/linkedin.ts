/**
 * Reads a LinkedIn data export ("Get a copy of your data"): a ZIP file, or the folder it was unpacked to, of CSV files.
 * LinkedIn documents the files but not their columns; these are the English ones, which every export has.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { BuildError } from '../../lib/errors';
import { type Career, careerSchema } from './career';

type Row = Record<string, string | undefined>;

export function readLinkedIn(path: string): Career {
  const files = readFiles(path);
  if (!files.has('Profile.csv') && !files.has('Positions.csv')) {
    throw new BuildError(
      `${path}: has no Profile.csv and no Positions.csv; expected a LinkedIn data export.`,
    );
  }
  const read = (name: string) => readRows(files.get(name) ?? '');
  const [owner = {}] = read('Profile.csv');
  const emails = read('Email Addresses.csv');
  return careerSchema.parse({
    basics: {
      name: [owner['First Name'], owner['Last Name']].filter(Boolean).join(' '),
      label: owner.Headline,
      email: (emails.find((row) => row.Primary === 'Yes') ?? emails[0])?.['Email Address'],
      phone: read('PhoneNumbers.csv')[0]?.Number,
      location: { city: owner['Geo Location']?.split(',')[0] },
      profiles: readWebsites(owner.Websites),
    },
    work: read('Positions.csv').map((row) => ({
      name: row['Company Name'],
      position: row.Title,
      startDate: row['Started On'],
      endDate: row['Finished On'],
      summary: row.Description,
    })),
    education: read('Education.csv').map((row) => ({
      institution: row['School Name'],
      area: row['Degree Name'],
      startDate: row['Start Date'],
      endDate: row['End Date'],
    })),
    languages: read('Languages.csv').map(({ Name, Proficiency }) => ({
      language: Name,
      fluency: Proficiency,
    })),
    skills: read('Skills.csv').map(({ Name }) => ({ name: Name })),
  });
}

/** The CSV files of an export by name. */
function readFiles(path: string): Map<string, string> {
  if (!existsSync(path)) throw new BuildError(`${path}: does not exist; expected a LinkedIn data export.`);
  const files = statSync(path).isDirectory()
    ? readdirSync(path).map((name) => [name, () => readFileSync(join(path, name), 'utf8')] as const)
    : Object.entries(unzip(path)).map(([name, bytes]) => [basename(name), () => strFromU8(bytes)] as const);
  return new Map(files.filter(([name]) => name.endsWith('.csv')).map(([name, read]) => [name, read()]));
}

function unzip(path: string) {
  try {
    return unzipSync(readFileSync(path), { filter: ({ name }) => name.endsWith('.csv') });
  } catch {
    throw new BuildError(`${path}: is not a ZIP file; expected a LinkedIn data export.`);
  }
}

function readRows(csv: string): Row[] {
  return parse(csv, { bom: true, columns: true, relaxColumnCount: true, skipEmptyLines: true, trim: true });
}

/** A list such as `[COMPANY:https://a.example,PORTFOLIO:https://b.example]`. */
function readWebsites(list = '') {
  const sites = list.matchAll(/([A-Z_]+):(https?:[^,\]]+)/g);
  return [...sites].map(([, kind = '', url]) => ({ network: kind[0] + kind.slice(1).toLowerCase(), url }));
}
