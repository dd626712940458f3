import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { TO_TRANSLATE } from '../check/samples';
import { root } from '../lib/paths';
import { readAnswers } from './answers';
import { findCities } from './cities';
import { languageCode, readLevel } from './facts';
import { freeKey } from './keys';
import { planSetup } from './plan';

const schemaFolder = dirname(createRequire(import.meta.url).resolve('@jsonresume/schema'));
const resume = join(schemaFolder, 'examples/senior-engineer.resume.json');

/** Reads answers as `--answers` does. */
function answersFrom(answers: object) {
  const folder = mkdtempSync(join(tmpdir(), 'answers-'));
  try {
    writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers));
    return readAnswers(join(folder, 'answers.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('an empty file of answers changes nothing', () => {
  expect(planSetup(answersFrom({}), root).draft.changes()).toEqual([]);
});

test('answers change the profile and leave its comments', () => {
  const { draft } = planSetup(answersFrom({ givenName: 'Ada', familyName: 'Example', city: 'Lyon' }), root);
  expect(draft.changes()).toEqual(['content/profile.ts']);
  const profile = draft.read('content/profile.ts');
  expect(profile).toContain("name: 'Ada Example'");
  expect(profile).toContain("city: 'Lyon'");
  expect(profile).toMatch(/latitude: 45\.\d+/);
  expect(profile).toContain('/** Who the site is about. */');
});

test('an import replaces the samples; other languages are marked as to be translated', () => {
  const { draft } = planSetup(
    answersFrom({ import: { format: 'json-resume', path: resume, language: 'en' }, samples: 'remove' }),
    root,
  );
  const portfolio = draft.read('content/portfolio.ts');
  expect(portfolio.match(/isSubPart/g)).toHaveLength(3);
  expect(portfolio).toContain("from: '2020-02'");
  expect(draft.changes().filter((path) => path.startsWith('content/pictures/works/'))).not.toEqual([]);
  expect(draft.changes().filter((path) => path.startsWith('content/pictures/covers/'))).toEqual([]);
  const [en, fr] = ['en', 'fr'].map((locale) => JSON.parse(draft.read(`messages/${locale}.json`)));
  expect(en.entries.confluent.company).toBe('Confluent');
  expect(fr.works.confluent.actions[0]).toBe(`${TO_TRANSLATE} ${en.works.confluent.actions[0]}`);
});

test('an imported position is put in its place by date', () => {
  const folder = mkdtempSync(join(tmpdir(), 'resume-'));
  try {
    const path = join(folder, 'resume.json');
    const work = [
      { name: 'New', startDate: '2099-01' },
      { name: 'Old', startDate: '1999-01', endDate: '1999-12' },
    ];
    writeFileSync(path, JSON.stringify({ work }));
    const answers = answersFrom({ import: { format: 'json-resume', path, language: 'en' } });
    const text = planSetup(answers, root).draft.read('content/portfolio.ts');
    const titles = [...text.matchAll(/company: 'entries\.(\w+)\./g)].map(([, key]) => key);
    expect([titles.at(0), titles.at(-1)]).toEqual(['new', 'old']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the samples are not removed when nothing would be left', () => {
  expect(() => planSetup(answersFrom({ samples: 'remove' }), root)).toThrow(/the portfolio is empty/);
});

test('an answer that cannot be used is refused with its file and field', () => {
  expect(() => answersFrom({ accent: 'orange' })).toThrow(/answers\.json › accent: expected a colour/);
  expect(() => answersFrom({ nickname: 'Ada' })).toThrow(/answers\.json › .*nickname/);
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
