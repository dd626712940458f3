import { expect, test } from 'playwright/test';
import { pageOfChunk } from './page-of-chunk';

const chunks = {
  'app/(default)/page': 'page-home',
  'app/(default)/contact/page': 'page-contact',
  'app/[locale]/page': 'page-home',
  'app/[locale]/contact/page': 'page-contact',
  'move-contact': 'page-contact',
  'app/[locale]/layout': 'site',
  'app/global-not-found': 'not-found',
};

test('the chunks of a page are recognised in every language', () => {
  const found = Object.keys(chunks).map((chunk) => [chunk, pageOfChunk(chunk)]);
  expect(Object.fromEntries(found)).toEqual(chunks);
});

test('a chunk without a page, or without a name, belongs to none', () => {
  for (const chunk of ['sky', '', null, undefined]) expect(pageOfChunk(chunk)).toBeUndefined();
});
