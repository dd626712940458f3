/** `test` with a host of its own, whose answers a test can change. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandler } from '../../scripts/lib/server';
import { test as base } from '../fixtures';

/** Answers a request itself, or lets `serve` answer it with the export. */
type Answer = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void;

interface Host {
  url: string;
  answerAs(answer: Answer): void;
  /** Serves another folder from now on. */
  deploy(folder: string): void;
}

export const test = base.extend<{ host: Host }>({
  host: async ({ exported, build: { basePath } }, use) => {
    let serve = createHandler({ dir: exported, basePath });
    let answer: Answer = (_request, _response, next) => next();
    const server = createServer((request, response) =>
      answer(request, response, () => serve(request, response)),
    ).listen(0);
    await once(server, 'listening');
    await use({
      url: `http://localhost:${(server.address() as AddressInfo).port}${basePath}/`,
      answerAs(other) {
        answer = other;
      },
      deploy(folder) {
        serve = createHandler({ dir: folder, basePath });
        answer = (_request, _response, next) => next();
      },
    });
    server.close().closeAllConnections();
  },
  baseURL: ({ host }, use) => use(host.url),
});
