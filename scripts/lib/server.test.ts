import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { createHandler } from './server';

const rules = [
  '# A comment',
  '',
  '/*',
  '  X-Content-Type-Options: nosniff',
  '',
  '/card/*',
  '  Content-Type: text/vcard; charset=utf-8',
  '',
];

for (const [system, end] of [
  ['Unix', '\n'],
  ['Windows', '\r\n'],
] as const) {
  test(`a _headers file with the line ends of ${system} is followed`, async () => {
    const dir = mkdtempSync(join(tmpdir(), 'served-'));
    writeFileSync(join(dir, '_headers'), rules.join(end));
    for (const page of ['index.html', '404.html']) writeFileSync(join(dir, page), page);
    const server = createServer(createHandler({ dir })).listen(0);
    await once(server, 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const home = await fetch(`${url}/`);
    expect(home.headers.get('x-content-type-options')).toBe('nosniff');
    expect(home.headers.get('content-type')).toMatch(/^text\/html/);
    expect((await fetch(`${url}/card/me.vcf`)).headers.get('x-content-type-options')).toBe('nosniff');
    server.close().closeAllConnections();
    rmSync(dir, { recursive: true });
  });
}
