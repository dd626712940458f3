import { expect, test } from 'playwright/test';
import { withoutToDos } from './texts';

const facts = {
  profile: { name: 'Ada Byron', city: 'Paris' },
  portfolio: [{ key: 'acme', worksArray: [{ key: 'shop' }] }],
};
const texts = (more: object = {}) => ({
  meta: { jobTitle: 'engineer', home: { title: '{name}, {role} in {city}' } },
  home: { title: 'Hello', proposition: 'Fast', intro: 'Me' },
  entries: { acme: { company: 'Acme', title: 'A shop', position: 'Lead engineer' } },
  works: { shop: { subTitle: 'Shop', result: 'Sold', actions: { one: 'One', two: 'Two' } } },
  cv: { summary: 'I build.' },
  ...more,
});
const written = (more: object) => withoutToDos(new Map([['en', texts(more)]]), facts).get('en');

test('texts that are written stay as they are', () => {
  expect(written({})).toEqual(texts());
});

test('a text that a site can do without is left out while it begins with TODO', () => {
  const works = {
    shop: { subTitle: 'Shop', result: 'TODO what changed', actions: { one: 'One', two: 'TODO' } },
  };
  const home = { title: 'Hello', proposition: 'TODO', intro: 'TODO' };
  expect(written({ works, home })).toEqual(
    texts({ works: { shop: { subTitle: 'Shop', actions: { one: 'One' } } }, home: { title: 'Hello' } }),
  );
});

test('a fact stands for a text that a page needs', () => {
  const result = written({
    home: { title: 'TODO what you do' },
    works: { shop: { subTitle: 'TODO what you built', actions: { one: 'One' } } },
    entries: { acme: { company: 'Acme', title: 'TODO', position: 'Lead engineer' } },
    cv: { summary: 'TODO' },
    meta: { jobTitle: 'TODO', home: { title: '{name}, {role} in {city}' } },
  });
  expect(result).toMatchObject({
    home: { title: '{name}' },
    works: { shop: { subTitle: 'Acme' } },
    entries: { acme: { title: 'Acme' } },
    cv: { summary: 'Ada Byron, Lead engineer in Paris' },
    meta: { jobTitle: 'Lead engineer' },
  });
});

test('without any job title, what somebody did says what they are', () => {
  const result = written({
    meta: { jobTitle: 'TODO' },
    entries: { acme: { company: 'Uni', title: 'BSc Physics', position: 'TODO' } },
  });
  expect(result).toMatchObject({ meta: { jobTitle: 'BSc Physics' } });
});

test('a text that is not translated yet is shown in the first language', () => {
  const shop = { subTitle: 'Shop', actions: { one: 'TODO One', two: 'TODO Two' } };
  const other = texts({ cv: { summary: 'TODO I build.' }, nav: { home: 'Accueil' }, works: { shop } });
  const translations = new Map([
    ['en', texts({ nav: { home: 'Home' } })],
    ['fr', other],
  ] as const);
  expect(withoutToDos(translations, facts).get('fr')).toMatchObject({
    cv: { summary: 'I build.' },
    nav: { home: 'Accueil' },
    works: { shop: { actions: { one: 'One', two: 'Two' } } },
  });
});

test('a text that no fact can stand for is named in one line', () => {
  expect(() => written({ nav: { home: 'TODO' } })).toThrow('messages/en.json › nav.home: is not written yet');
  const nobody = { ...facts, profile: { name: 'TODO your name' } };
  expect(() => withoutToDos(new Map([['en', texts()]]), nobody)).toThrow('content/profile.ts › name: is not');
});
