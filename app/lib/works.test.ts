import { expect, test } from 'playwright/test';
import { linksOf } from './works';

const deployUrl = 'https://app.example';
const githubUrl = 'https://code.example/app';
const first = 'portfolio.deployedHere';

test('a work links to what was made first, then to its code', () => {
  expect(linksOf({})).toEqual([]);
  expect(linksOf({ deployUrl })).toEqual([{ url: deployUrl, label: first }]);
  expect(linksOf({ githubUrl })).toEqual([{ url: githubUrl, label: first }]);
  expect(linksOf({ deployUrl, githubUrl })).toEqual([
    { url: deployUrl, label: first },
    { url: githubUrl, label: 'portfolio.sourceCode' },
  ]);
});
