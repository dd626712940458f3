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

test('a _headers file with the line ends of Windows is followed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'served-'));
  writeFileSync(join(dir, '_headers'), rules.join('\r\n'));
  for (const page of ['index.html', '404.html']) writeFileSync(join(dir, page), page);
  const server = createServer(createHandler({ dir })).listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { headers } = await fetch(`${url}/`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  server.close().closeAllConnections();
  rmSync(dir, { recursive: true });
});
