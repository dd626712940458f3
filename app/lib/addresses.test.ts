import { expect, test } from 'playwright/test';
import { downloads, readHash, routeHash, routes, segments } from './addresses';
import { workIds } from './works';

const works = ['shop', 'live-music'];
const read = (hash: string) => readHash(hash, segments, works);
const shop = { page: 'portfolio', work: 'shop' };

test('known hashes, also damaged ones, name a page, a work or an element', () => {
  const known: [target: object, ...hashes: string[]][] = [
    [{ page: '' }, '#/', '#%2F', '#/?utm_source=mail'],
    [{ page: 'portfolio' }, '#/portfolio', '#/portfolio/', '#%2Fportfolio', '#portfolio', '#/Portfolio'],
    [{ page: 'portfolio' }, '#/portfolio?utm_source=mail', '#/portfolio&utm=1', '#/portfolio?chat=shop'],
    [{ page: 'portfolio' }, '#/portfolio?at=', '#/portfolio?at=//host.example', '#/portfolio?at=%73hop'],
    [{ page: 'portfolio' }, '#/portfolio?at=shop"]', '#/portfolio?at=nope', '#/portfolio?at=__proto__'],
    [{ page: 'contact' }, '#/contact.', '#/contact)', '#/contact,', '#/CONTACT/).', '#/contact?at=shop'],
    [shop, '#shop', '#/portfolio?at=shop', '#/portfolio/?at=shop&x', '#portfolio&at=shop).'],
    [shop, '#%2FPortfolio%3Fat%3Dshop', '#/portfolio?at=shop&at=live-music'],
    [{ page: 'portfolio', work: 'live-music' }, '#/portfolio?utm_source=mail&at=live-music'],
    [{ anchor: 'main' }, '#main'],
  ];
  for (const [target, ...hashes] of known)
    for (const hash of hashes) expect.soft(read(hash), hash).toEqual(target);
});

test('hostile hashes are unknown', () => {
  const hostile = `# #. #/nope #//host.example #/\\host.example #/%2f #/%70ortfolio #%252Fportfolio #javascript:alert(1)
    #/javascript:alert(1) #/__proto__ #__proto__ #/constructor #/toString #/portfolio/../contact #/portfolio.html
    #/portfolio/extra #/home #/shop #main. #/% #/%E0%A4%A #https://host.example #/${'a'.repeat(10_000)}`;
  for (const hash of hostile.split(/\s+/)) expect.soft(read(hash), hash).toEqual({});
});

test('the address of every page and every work reads back to it', () => {
  for (const route of routes) expect(read(routeHash(route)).page || 'home').toBe(route);
  const ids = workIds();
  expect(ids).toEqual([...new Set(ids)]);
  for (const id of ids) expect(readHash(routeHash('portfolio', id), segments, ids).work).toBe(id);
});

test('a name without letters for addresses leaves the files neutral names', () => {
  expect(downloads('fr')).toEqual({
    pdf: '/cv/cv-fr.pdf',
    docx: '/cv/cv-fr.docx',
    card: '/card/card-fr.vcf',
    resume: '/resume/resume-fr.json',
  });
});
