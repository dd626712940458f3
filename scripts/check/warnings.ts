import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files';
import { root } from '../lib/paths';
import type { Content } from './content';
import { isOrdered } from './entries';

/** What contradicts itself or is unused. A site can be published with it. */
export function findWarnings(content: Content, now = new Date()): string[] {
  return [...findContradictions(content, now), ...findUnused(content)];
}

/** Facts that a recruiter would not believe. */
function findContradictions({ profile, portfolio, resume, hobbies, messages }: Content, now: Date): string[] {
  const warnings: string[] = [];
  for (const [locale, texts] of messages)
    if (!hobbies.length && String(texts.get('home.flightPlan.text')).includes('<hobbies>'))
      warnings.push(
        `messages/${locale}.json › home.flightPlan.text: names hobbies, and there are none; expected a text without <hobbies>`,
      );
  const month = now.toISOString().slice(0, 7);
  if (profile.updated > month)
    warnings.push(
      `content/profile.ts › updated: ${profile.updated} is yet to come; expected the month of the last change`,
    );
  const { from } = profile.availability ?? {};
  if (from && from < month)
    warnings.push(
      `content/profile.ts › availability.from: ${from} has passed; expected a later month, or none`,
    );
  const [first] = portfolio.flatMap(({ date }) => (date ? Number(date.from.slice(0, 4)) : [])).sort();
  if (first && first !== profile.firstYear)
    warnings.push(
      `content/profile.ts › firstYear: ${profile.firstYear}; expected ${first}, the year of the first entry`,
    );
  for (const { key, contract, date, positionDate } of portfolio) {
    if (!resume.education || (contract !== 'internship' && contract !== 'apprenticeship')) continue;
    const { from, to } = positionDate ?? date ?? {};
    if (!from) continue;
    const isEnrolled = resume.education.some(
      ({ date: school }) => school && isOrdered(school.from, from) && isOrdered(to ?? '9', school.to ?? '9'),
    );
    if (!isEnrolled)
      warnings.push(
        `content/portfolio.ts › ${key}: ${contract} from ${from} to ${to ?? 'today'} is within no education of content/resume.ts`,
      );
  }
  return warnings;
}

/** Texts that belong to an item of the content, which names it. */
const ownedByContent =
  /^(?:entries|works|videos|education|skills|captions|pictures\.(?:works|covers)|hobbies(?=\.[^.]+\.))\.([^.]+)/;

/** What neither the content nor the code names. */
function findUnused({ messages, pictures, technologies, videos, ...facts }: Content): string[] {
  const content = JSON.stringify(facts);
  const isNamed = (name: string) => content.includes(`"${name}"`);
  const code = ['app', 'scripts/prepare']
    .flatMap((folder) => listFiles(join(root, folder)).map((file) => join(root, folder, file)))
    .map((file) => (/\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : ''))
    .join();
  const isUsed = (key: string) => {
    const [, name] = ownedByContent.exec(key) ?? [];
    const parts = key.split('.').map((part) => `(?:${part}|\\$\\{[^}]*\\})`);
    return name ? isNamed(name) : RegExp(`['"\`]${parts.join('\\.')}['"\`]`).test(code);
  };
  const unused = Object.entries({ technologies, videos }).flatMap(([file, items]) =>
    Object.keys(items).flatMap((name) => (isNamed(name) ? [] : `content/${file}.ts › ${name}`)),
  );
  for (const id of pictures) {
    const [, name = ''] = /^(?:works|posters|covers)\/(.+)/.exec(id) ?? [];
    if (name && !isNamed(name)) unused.push(`content/pictures/${id}`);
  }
  for (const [locale, texts] of messages)
    for (const key of texts.keys()) if (!isUsed(key)) unused.push(`messages/${locale}.json › ${key}`);
  return unused.map((place) => `${place}: is used by nothing; expected to be used or removed`);
}
