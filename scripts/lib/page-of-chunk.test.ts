import { expect, test } from 'playwright/test';
import { pageOfChunk } from './page-of-chunk';

const chunks = {
  'app/(fr)/page': 'page-home',
  'app/(fr)/contact/page': 'page-contact',
  'app/(en)/en/page': 'page-home',
  'app/(en)/en/contact/page': 'page-contact',
  'app/(de)/de/page': 'page-home',
  'app/(de)/de/contact/page': 'page-contact',
  'app/(pt-BR)/pt-BR/contact/page': 'page-contact',
  'move-contact': 'page-contact',
  'app/(de)/layout': 'site',
  'app/global-not-found': 'not-found',
};

test('the chunks of a page are recognised in every language', () => {
  const found = Object.keys(chunks).map((chunk) => [chunk, pageOfChunk(chunk)]);
  expect(Object.fromEntries(found)).toEqual(chunks);
});

test('a chunk without a page, or without a name, belongs to none', () => {
  for (const chunk of ['sky', '', null, undefined]) expect(pageOfChunk(chunk)).toBeUndefined();
});
