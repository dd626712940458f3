import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { catalogues } from '../../app/_lib/catalogues';
import { locales } from '../../app/_lib/locales';
import { formatPeriod } from '../../app/_lib/periods';
import { portfolio } from '../../content/portfolio';
import { profile } from '../../content/profile';
import { resume } from '../../content/resume';
import { fileNames } from '../handouts/file-names';
import { root } from '../lib/paths';
import { translator } from '../lib/translator';

/** The text of a PDF as software for applicants extracts it, in small letters, each run of spaces being one. */
function textOf(file: string, mode: string): string {
  const { error, stdout } = spawnSync('pdftotext', [mode, file, '-'], { encoding: 'utf8' });
  test.skip(Boolean(error), 'pdftotext is not installed');
  return plain(stdout);
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

for (const locale of locales) {
  for (const mode of ['-raw', '-layout']) {
    test(`software reads the CV in ${locale} in its order, with pdftotext ${mode}`, () => {
      const t = translator(locale);
      const { cv } = catalogues[locale];
      const text = textOf(join(root, 'public/cv', fileNames.cv(locale)), mode);
      let from = 0;
      const expectNext = (words: string) => {
        const at = text.indexOf(plain(words), from);
        expect(at, `${words} after ${text.slice(Math.max(0, from - 40), from)}`).toBeGreaterThanOrEqual(from);
        from = at;
      };
      for (const words of [profile.name, profile.email, profile.phone, profile.city]) expectNext(words);
      for (const url of [resume.website, ...(profile.links ?? []).map((link) => link.url)]) {
        if (url) expectNext(url.replace('https://', ''));
      }
      expectNext(cv.technologies);
      expectNext(cv.experience);
      const start = from;
      for (const { position } of portfolio) expectNext(t(position));
      for (const { date, positionDate = date } of portfolio) {
        expect(text.slice(start)).toContain(plain(formatPeriod(positionDate, locale)));
      }
      if (resume.education) expectNext(cv.education);
      for (const { institution } of resume.education ?? []) expectNext(institution);
      if (resume.languages) expectNext(cv.languages);
      expectNext(cv.interests);
    });
  }
}
