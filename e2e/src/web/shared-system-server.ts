/** An HTTP server through which the test processes reach the shared test system, which outlives each of them. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeagueName } from './league.js';
import type { SharedSystem } from './shared-system.js';

export interface SharedSystemServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveSharedSystem(system: SharedSystem, port = 0): Promise<SharedSystemServer> {
  const server = createServer((request, response) => {
    respond(system, request, response).catch((error: unknown) => {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function respond(
  system: SharedSystem,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://shared-system');
  const value = (name: string): string => searchParams.get(name) ?? '';
  const league = value('league') as LeagueName;
  const responses: Readonly<Record<string, () => unknown>> = {
    '/leagues': () => system.leagues,
    '/mails': () => system.mails,
    '/texts': () => system.texts(league, value('phone')),
    '/age': () => system.age(league, value('user'), Number(value('minutes'))),
    '/kill': () => system.kill(league, value('process')),
  };
  const body = (await responses[pathname]?.()) ?? null;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
