/** What `npm run doctor` finds and how it asks, on small inputs; and that it ends well on the site as it is. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { askLink, findLinks, findSamples, isOffline } from '../scripts/lib/doctor.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { run } from '../scripts/lib/run.mjs';

const files = {
  'content/profile.ts': {
    name: 'Camille Vega',
    email: 'bonjour@camille-vega.example',
    phone: '+33 6 39 98 07 42',
    city: 'Paris',
    year: 2026,
    background: { remoteUrl: null },
  },
  'content/portfolio.ts': [
    {
      worksArray: [
        { deployUrl: 'https://podcasts.camille-vega.example', githubUrl: 'https://code.org/pods' },
      ],
      videoIdsArray: ['nr5Pj6GQL2o', 'abcdefghijk'],
    },
  ],
};

test('sample data is found where it stands, and told why', () => {
  expect(findSamples(files).map(({ place, why }) => `${place}: ${why}`)).toEqual([
    'content/profile.ts › name: the name of the sample owner',
    'content/profile.ts › email: a name kept for examples: nothing answers',
    'content/profile.ts › phone: a number kept for fiction: nobody answers',
    'content/portfolio.ts › [0].worksArray[0].deployUrl: a name kept for examples: nothing answers',
    'content/portfolio.ts › [0].videoIdsArray[0]: a public film of NASA',
  ]);
});

test('an owner of their own has nothing to replace', () => {
  const own = [
    'Ada Lovelace',
    'ada@lovelace.org',
    '+33 6 12 34 56 78',
    '+44 7700 900123',
    'https://example.lovelace.org/example.com/',
    'For example, a test.',
    'https://contest.org',
    'abcdefghijk',
  ];
  expect(findSamples({ 'content/profile.ts': own })).toEqual([]);
});

test('links are asked for once each, reserved names never', () => {
  const oembed = (id: string) =>
    `https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}`;
  const twice = { ...files, 'content/hobbies.ts': [{ url: 'https://code.org/pods' }] };
  expect(findLinks(twice)).toEqual(['https://code.org/pods', oembed('nr5Pj6GQL2o'), oembed('abcdefghijk')]);
});

test('a link is asked for its head first, in full where that is refused, and given up in time', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/silent') return;
    const status = { '/gone': 410, '/no-head': request.method === 'HEAD' ? 405 : 200 }[request.url ?? ''];
    if (request.url === '/moved') response.writeHead(302, { location: '/there' }).end();
    else response.writeHead(status ?? 200).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string) => askLink(origin + path, { fetch, timeout: 300 });

  expect(await ask('/there')).toEqual({ url: `${origin}/there`, status: 200, problem: null });
  expect(await ask('/moved')).toMatchObject({ status: 200, problem: null });
  expect(await ask('/no-head')).toMatchObject({ status: 200, problem: null });
  const gone = await ask('/gone');
  expect(gone).toMatchObject({ status: 410, problem: 'answers 410' });
  const silent = await ask('/silent');
  expect(silent).toMatchObject({ status: null, problem: 'no answer within 0.3 s' });
  expect(asked).toEqual([
    'HEAD /there',
    'HEAD /moved',
    'HEAD /there',
    'HEAD /no-head',
    'GET /no-head',
    'HEAD /gone',
    'HEAD /silent',
  ]);

  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  const unreachable = await ask('/there');
  expect(unreachable).toMatchObject({ status: null, problem: 'cannot be reached' });
  expect(isOffline([silent, unreachable])).toBe(true);
  expect(isOffline([silent, gone])).toBe(false);
  expect(isOffline([])).toBe(false);
});

test('it reports on the site as it is and ends well, online or not', async () => {
  const { code, output } = await run(process.execPath, ['scripts/doctor.mjs'], {
    cwd: root,
    env: { SITE_URL: undefined, BASE_PATH: '/voyage' },
  });
  expect(code, output).toBe(0);
  for (const heading of ['Sample data: ', 'Settings', 'Links: ', 'For a deploy']) {
    expect(output).toContain(heading);
  }
  expect(output).toContain('SITE_URL is unset');
  expect(output).toContain('BASE_PATH is /voyage');
});
