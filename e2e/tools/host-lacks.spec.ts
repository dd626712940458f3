import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { findHostLacks } from '../support/host-lacks';

async function lacksOf(listener: RequestListener): Promise<string[]> {
  const server = createServer(listener).listen(0);
  await once(server, 'listening');
  const lacks = await findHostLacks(`http://localhost:${(server.address() as AddressInfo).port}/`);
  server.close().closeAllConnections();
  return [...lacks.keys()];
}

test('what a host lacks is found', async () => {
  const page = '<meta name="version" content="1a2b3c4">';
  const plain: RequestListener = ({ url }, response) =>
    url === '/' ? response.end(page) : response.writeHead(404).end('File not found');
  const able: RequestListener = ({ url }, response) =>
    response
      .writeHead(url === '/' ? 200 : 404, { 'Content-Security-Policy': "default-src 'self'" })
      .end(page);
  expect(await lacksOf(plain)).toEqual(['@headers', '@error-page']);
  expect(await lacksOf(able)).toEqual([]);
});

test('a host that is not plain is told from one that is', async () => {
  expect(await lacksOf((_request, response) => response.end('Home'))).toEqual(['@headers']);
  expect(await findHostLacks('http://localhost:9/')).toEqual(new Map());
});
