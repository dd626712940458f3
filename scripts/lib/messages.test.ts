import { createTranslator } from 'next-intl';
import { expect, test } from 'playwright/test';
import { correctTypography, findMistakes } from '../check/typography';
import { toMessages } from './messages';

/** What a work shows, whose text is this one. */
function shownIn(group: string, text: string) {
  const messages = toMessages({ [group]: { shop: { subTitle: text } } }) as object;
  return createTranslator({ locale: 'en', messages })(`${group}.shop.subTitle` as never);
}

const asWritten = [
  'A Map<string, User> in TypeScript',
  'Each <table> has a <caption>, and 3 < 4 > 2',
  'GET /users/{id}',
  'An empty {}',
  'A } before a {',
  'Half a tag: </b',
  '{count, plural, one {# star} other {# stars}}',
  'It’s <T extends { id: number }>() => T[]',
  "it's {a}'s <b>'s",
  "'",
  'C++ # and %',
];

for (const text of asWritten) {
  test(`a work can say: ${text}`, () => expect(shownIn('works', text)).toBe(text));
}

test('what is quoted as in a message is seen without its quotes', () => {
  expect(shownIn('works', "Map'<'string, User'>'")).toBe('Map<string, User>');
  expect(shownIn('entries', "'{id}' and '<table>'")).toBe('{id} and <table>');
  expect(shownIn('hobbies', "'{''}'")).toBe("{'}");
});

test('texts that take values stay messages', () => {
  const messages = { home: { role: '{role}, {city}' }, hobbies: { turn: 'Turn {planet}' } };
  expect(toMessages(messages)).toEqual(messages);
});

for (const text of ['Rendre \'{ "id": 1 }\'', "Map'<'string, User'>'", '\'<a href="#">\'\u202f!']) {
  test(`the typography of quoted parts stays: ${text}`, () => {
    expect(correctTypography(text, 'fr')).toBe(text);
    expect(findMistakes(text, 'fr')).toEqual([]);
  });
}
