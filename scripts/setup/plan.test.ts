import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from 'playwright/test';
import { test as base, writeFiles } from '../../e2e/tools/folder';
import { TO_TRANSLATE } from '../check/samples';
import { root } from '../lib/paths';
import { readAnswers } from './answers';
import { findCities } from './cities';
import type { Draft } from './draft';
import { languageCode, readLevel } from './facts';
import { planSetup } from './plan';
import { freeKey } from './words';

const schemaFolder = dirname(createRequire(import.meta.url).resolve('@jsonresume/schema'));
const resume = join(schemaFolder, 'examples/senior-engineer.resume.json');

/** Plans what `--answers` does. */
const test = base.extend<{ plan: (answers: object) => Draft }>({
  plan: async ({ folder }, use) => {
    await use((answers) => {
      writeFiles(folder, { 'answers.json': JSON.stringify(answers) });
      return planSetup(readAnswers(join(folder, 'answers.json')), root, join(folder, 'draft')).draft;
    });
  },
});

test('an empty file of answers changes nothing', ({ plan }) => {
  expect(plan({}).changes()).toEqual([]);
});

test('answers change the profile and leave its comments', ({ plan }) => {
  const draft = plan({ givenName: 'Ada', familyName: 'Example', city: 'Lyon' });
  expect(draft.changes()).toEqual(['content/profile.ts']);
  const profile = draft.read('content/profile.ts');
  expect(profile).toContain("name: 'Ada Example'");
  expect(profile).toContain("city: 'Lyon'");
  expect(profile).toMatch(/latitude: 45\.\d+/);
  expect(profile).toContain('/** Who the site is about. */');
});

test('an import replaces the samples; other languages are marked as to be translated', ({ plan }) => {
  const source = { format: 'json-resume', path: resume, language: 'en' };
  const draft = plan({ import: source, samples: 'remove' });
  const portfolio = draft.read('content/portfolio.ts');
  expect(portfolio.match(/isSubPart/g)).toHaveLength(3);
  expect(portfolio).toContain("from: '2020-02'");
  expect(draft.changes().filter((path) => path.startsWith('content/pictures/works/'))).not.toEqual([]);
  expect(draft.changes().filter((path) => path.startsWith('content/pictures/covers/'))).toEqual([]);
  const [en, fr] = ['en', 'fr'].map((locale) => JSON.parse(draft.read(`messages/${locale}.json`)));
  expect(en.entries.confluent.company).toBe('Confluent');
  expect(fr.works.confluent.actions[0]).toBe(`${TO_TRANSLATE} ${en.works.confluent.actions[0]}`);
});

test('an imported position is put in its place by date', ({ plan, folder }) => {
  const work = [
    { name: 'New', startDate: '2099-01' },
    { name: 'Old', startDate: '1999-01', endDate: '1999-12' },
  ];
  writeFiles(folder, { 'resume.json': JSON.stringify({ work }) });
  const path = join(folder, 'resume.json');
  const draft = plan({ import: { format: 'json-resume', path, language: 'en' } });
  const text = draft.read('content/portfolio.ts');
  expect(draft.read('content/profile.ts')).toContain('firstYear: 1999');
  const titles = [...text.matchAll(/company: 'entries\.(\w+)\./g)].map(([, key]) => key);
  expect([titles.at(0), titles.at(-1)]).toEqual(['new', 'old']);
});

test('an answer that cannot be used is refused in one line', ({ plan }) => {
  expect(() => plan({ samples: 'remove' })).toThrow(/the portfolio is empty/);
  expect(() => plan({ accent: 'orange' })).toThrow(/answers\.json › accent: expected a colour/);
  expect(() => plan({ nickname: 'Ada' })).toThrow(/answers\.json › .*nickname/);
});

test('cities, languages, levels and keys are read from names', () => {
  expect(findCities('zurich')[0]).toMatchObject({ country: 'CH', timeZone: 'Europe/Zurich' });
  expect(findCities('Nowhere at all')).toEqual([]);
  expect([languageCode('French'), languageCode('espagnol'), languageCode('Klingonian')]).toEqual([
    'fr',
    'es',
    undefined,
  ]);
  expect(
    ['Native or bilingual proficiency', 'Fluent (C2)', 'Limited working proficiency', undefined].map(
      readLevel,
    ),
  ).toEqual(['native', 'C2', 'B1', 'A2']);
  expect(freeKey('Éditions du Périgée', new Set(['editionsDuPerigee']))).toBe('editionsDuPerigee2');
});
