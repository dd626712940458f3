import { expect, test } from 'playwright/test';
import { routeHash, routes } from './addresses';
import { knownNames } from './known-names';
import { readHash } from './read-hash';

const names = { routes, works: ['shop', 'live-music'], technologies: ['react', 'react-native'] };
const read = (hash: string) => readHash(hash, names);

const home = { kind: 'page', route: 'home' };
const portfolio = { kind: 'page', route: 'portfolio' };
const contact = { kind: 'page', route: 'contact' };
const shop = { kind: 'page', route: 'portfolio', work: 'shop' };
const liveMusic = { kind: 'page', route: 'portfolio', work: 'live-music' };
const react = { kind: 'page', route: 'portfolio', technology: 'react' };
const reactNative = { kind: 'page', route: 'portfolio', technology: 'react-native' };

test('a known hash names its target even if it is damaged', () => {
  const known: [target: object, ...hashes: string[]][] = [
    [home, '', '#/', '#%2F', '#/?utm_source=mail', '#/)', '#/%20', '#/#'],
    [portfolio, '#/portfolio', '#/portfolio/', '#%2Fportfolio', '#portfolio', '#/Portfolio'],
    [portfolio, '#//portfolio', '#/portfolio//', '#/#/portfolio', '#%23/portfolio', '#/portfolio#'],
    [portfolio, '#/portfolio?utm_source=mail', '#/portfolio&utm=1', '#/portfolio?chat=shop'],
    [portfolio, '#/portfolio?at=', '#/portfolio?at=//host.example', '#/portfolio?at=%73hop'],
    [portfolio, '#/portfolio?at=nope', '#/portfolio?at=__proto__', '#/portfolio?at=shopx'],
    [portfolio, '#/portfolio?tech=nope', '#/portfolio?tech=__proto__', '#/portfolio?tech=reactx'],
    [portfolio, '#/portfolio?tech=react%2Dx', '#/portfolio?tech=<img src=x>', '#/portfolio?hightech=react'],
    [
      contact,
      '#/contact.',
      '#/contact)',
      '#/contact,',
      '#/CONTACT/).',
      '#/contact?at=shop',
      '#/contact?tech=react',
    ],
    [shop, '#shop', '#/portfolio?at=shop', '#/portfolio/?at=shop&x', '#portfolio&at=shop).'],
    [
      shop,
      '#%2FPortfolio%3Fat%3Dshop',
      '#/portfolio?at=shop&at=live-music',
      '#shop.',
      '#/portfolio?at=shop"]',
    ],
    [shop, '#/portfolio?tech=react&at=shop', '#/portfolio?at=shop&tech=react'],
    [liveMusic, '#/portfolio?utm_source=mail&at=live-music'],
    [
      react,
      '#/portfolio?tech=react',
      '#/portfolio?tech=React)',
      '#%2Fportfolio%3Ftech%3Dreact',
      '#portfolio?tech=react',
    ],
    [react, '#/portfolio?utm_source=mail&tech=react', '#/portfolio?at=nope&tech=react'],
    [reactNative, '#/portfolio?tech=react-native'],
    [{ kind: 'anchor', id: 'main' }, '#main'],
  ];
  for (const [target, ...hashes] of known)
    for (const hash of hashes) expect.soft(read(hash), hash).toEqual(target);
});

test('punctuation after a name is ignored', () => {
  const left = [
    '.',
    ',',
    ' ',
    '(',
    ']',
    '}',
    '>',
    '"',
    "'",
    '’',
    '”',
    '»',
    '“',
    '„',
    '」',
    '*',
    '**',
    '…',
    '!',
  ];
  const invisible = ['\u200b', '\u200d', '\ufeff', '\u00a0', '\u202f', '\u00ad', '\u2028'];
  for (const text of [...left, ...invisible, '#', '/', '//', '##', '/#', '_', '|', '%', '%E0%A4%A', '"https'])
    for (const end of [text, encodeURI(text), encodeURIComponent(text)]) {
      expect.soft(read(`#/portfolio${end}`), `#/portfolio${end}`).toEqual(portfolio);
      expect.soft(read(`#/portfolio?at=shop${end}`), `?at=shop${end}`).toEqual(shop);
      expect.soft(read(`#/portfolio?tech=react${end}`), `?tech=react${end}`).toEqual(react);
      expect.soft(read(`#shop${end}`), `#shop${end}`).toEqual(shop);
    }
});

test('a sign of names after a name makes it unknown', () => {
  const ends = 'x -x - 2 é %C3%A9 %2Dx %78 %78% %C3%A9% %31%E0 я %D1%8F 界 ٣'.split(' ');
  for (const end of ends)
    for (const hash of [`#/portfolio${end}`, `#/contact${end}`, `#shop${end}`])
      expect.soft(['unknown', 'anchor'], hash).toContain(read(hash).kind);
});

test('only another name behind a name is unknown', () => {
  const behind: [ignored: string, unknown: string][] = [
    ['/', '/x'],
    ['//', '//x'],
    ['%2F', '%2Fx'],
    ['%2f%2F', '%2f%2Fx'],
    ['/?x', '/x?at=shop'],
    ['?at=/x', '/x&amp;at=shop'],
    ['&amp;at=', '/amp/x'],
    ['/&amp;at=x', '/amp;at=x'],
    ['/)', '/x)'],
    ['),', ')/x,'],
    ['/.', '/./x'],
    ['/..', '/../contact'],
    ['/#', '/#/x'],
    ['#x', '#/x'],
    ['/"https', '/https'],
    ['">https://host.example', '/https://host.example'],
    ['/%', '/%78'],
    ['/%E0%A4%A', '/%C3%A9'],
    ['/%20', '/%20/x'],
    ['/_', '/_/x'],
    ['/\u200b', '/界'],
    ['/*', '/7'],
    ['/;x', '/shop'],
    ['/:~:text=x', '/portfolio'],
    ['.x', '/foo/bar'],
    ['/…', '/index.html'],
    ['\\x', '\\/x'],
  ];
  const ways = [
    [portfolio, '#/portfolio'],
    [contact, '#/contact'],
    [contact, '#%2FContact'],
    [shop, '#shop'],
  ] as const;
  for (const [ignored, unknown] of behind)
    for (const [target, start] of ways) {
      expect.soft(read(start + ignored), start + ignored).toEqual(target);
      expect.soft(read(start + unknown), start + unknown).toEqual({ kind: 'unknown' });
    }
});

test('another name behind a work or a technology shows all works', () => {
  for (const hash of ['#/portfolio?at=shop/x', '#/portfolio?at=shop%2Fx', '#/portfolio?tech=react//x'])
    expect.soft(read(hash), hash).toEqual(portfolio);
});

test('hostile hashes are unknown', () => {
  const hostile = `# #. #/nope #//host.example #/\\host.example #/%70ortfolio #%252Fportfolio #javascript:alert(1)
    #/javascript:alert(1) #/__proto__ #__proto__ #/constructor #/toString #/home #/shop #main. #/react #react.
    #/%E0%A4%A #https://host.example #/../contact #/(portfolio #/${'a'.repeat(10_000)}`;
  for (const hash of hostile.split(/\s+/)) expect.soft(read(hash), hash).toEqual({ kind: 'unknown' });
});

test('every address of the site reads back to its target', () => {
  const known = knownNames();
  for (const route of routes) expect(readHash(routeHash({ route }), known)).toEqual({ kind: 'page', route });
  for (const list of [known.works, known.technologies]) expect(list).toEqual([...new Set(list)]);
  for (const work of known.works)
    expect(readHash(routeHash({ route: 'portfolio', work }), known)).toMatchObject({ work });
  for (const technology of known.technologies)
    expect(readHash(routeHash({ route: 'portfolio', technology }), known)).toMatchObject({ technology });
});
