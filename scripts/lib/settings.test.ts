import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from './paths';
import { describeAddress, readSettings } from './settings';

const unset = { siteUrl: null, basePath: '', port: 4173 };

test('an empty setting counts as unset', () => {
  expect(readSettings({})).toEqual(unset);
  expect(readSettings({ SITE_URL: '', BASE_PATH: ' ', PORT: '' })).toEqual(unset);
  const set = { SITE_URL: 'https://example.org/', BASE_PATH: '/people/ada', PORT: '80' };
  expect(readSettings(set)).toEqual({ siteUrl: 'https://example.org', basePath: '/people/ada', port: 80 });
});

const invalid = {
  SITE_URL: ['example.org', 'ftp://example.org', 'https://example.org/me', 'https://me@example.org', '//a.b'],
  BASE_PATH: ['portfolio', '/', '/portfolio/', '//example.org', '/../etc', '/a b', 'C:/Program Files/Git/me'],
  PORT: ['0', '65536', '80.5', 'http', '-1', '1e3'],
};
for (const [name, values] of Object.entries(invalid)) {
  for (const value of values) {
    test(`${name} of "${value}" is refused in one line`, () => {
      const line = new RegExp(`^${name} is ".+"; expected [^\n]+\\.$`);
      expect(() => readSettings({ [name]: value })).toThrow(line);
    });
  }
}

const netlify = { NETLIFY: 'true', URL: 'https://ada.netlify.app', DEPLOY_URL: 'https://1--ada.netlify.app' };
const vercel = { VERCEL: '1', VERCEL_URL: 'ada-1.vercel.app', VERCEL_PROJECT_PRODUCTION_URL: 'ada.example' };
const given: [host: string, env: Record<string, string>, siteUrl: string | null][] = [
  ['Netlify', netlify, 'https://ada.netlify.app'],
  ['Netlify, domain of your own', { ...netlify, URL: 'https://ada.example' }, 'https://ada.example'],
  ['Netlify, preview', { ...netlify, CONTEXT: 'deploy-preview' }, 'https://ada.netlify.app'],
  ['Vercel', vercel, 'https://ada.example'],
  ['Vercel, preview', { ...vercel, VERCEL_ENV: 'preview' }, 'https://ada.example'],
  ['Vercel without a production', { VERCEL: '1', VERCEL_URL: 'ada-1.vercel.app' }, null],
  ['URL without Netlify', { URL: 'https://somewhere.example' }, null],
  ['Cloudflare', { CF_PAGES: '1', CF_PAGES_URL: 'https://1.ada.pages.dev' }, null],
];
for (const [host, env, siteUrl] of given) {
  test(`on ${host} the production address is ${siteUrl ?? 'unknown'}`, () => {
    const settings = readSettings(env);
    expect(settings.siteUrl).toBe(siteUrl);
    const line = describeAddress(settings);
    if (siteUrl) expect(line).toMatch(`${siteUrl}, the production address that ${host.split(/\W/)[0]} gives`);
    else expect(line).toContain('no SITE_URL');
    expect(readSettings({ ...env, SITE_URL: 'https://own.example' }).siteUrl).toBe('https://own.example');
  });
}

const ofThisShell = ['SITE_URL', 'BASE_PATH', 'PORT', 'NODE_ENV', 'NO_COLOR', 'FORCE_COLOR'];

/** What a command reads in a project with these files. */
function loadWith(files: Record<string, string | Buffer>, env = {}, isDevelopment = false) {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  cpSync(join(root, 'scripts/lib'), join(folder, 'scripts/lib'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const code = `
    import { runScript } from './lib/script';
    import { loadSettings } from './lib/settings';
    await runScript(async () => console.log(JSON.stringify(loadSettings(${isDevelopment}))));`;
  writeFileSync(join(folder, 'scripts/print.ts'), code);
  const inherited = Object.entries(process.env).filter(([name]) => !ofThisShell.includes(name));
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/print.ts'], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...env } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stderr.trim() || JSON.parse(stdout);
}

const text = 'SITE_URL=https://ada.example\nBASE_PATH=/me\nPORT=4000\n';
const read = { siteUrl: 'https://ada.example', basePath: '/me', port: 4000 };
test('of several .env files the nearer wins', () => {
  const files = {
    '.env': text,
    '.env.local': 'PORT=4001',
    '.env.production': 'PORT=4002\nBASE_PATH=/live',
    '.env.development': 'BASE_PATH=/draft',
  };
  expect(loadWith(files)).toEqual({ ...read, basePath: '/live', port: 4001 });
  expect(loadWith(files, {}, true)).toEqual({ ...read, basePath: '/draft', port: 4001 });
  const shell = { BASE_PATH: '', PORT: '80' };
  expect(loadWith(files, shell)).toEqual({ ...read, basePath: '', port: 80 });
});

const broken: Record<string, [file: string, content: string | Buffer, line: RegExp]> = {
  'a value that can’t be used': [
    '.env.local',
    'BASE_PATH=me',
    /^\.env\.local › BASE_PATH is "me"; expected .+$/,
  ],
  'the encoding of PowerShell': [
    '.env',
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    /^\.env: is not plain UTF-8; .+$/,
  ],
};
for (const [mistake, [file, content, line]] of Object.entries(broken)) {
  test(`a .env file with ${mistake} is named in one line`, () => {
    expect(loadWith({ [file]: content })).toMatch(line);
  });
}
