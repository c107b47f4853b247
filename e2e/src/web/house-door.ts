/** A door to the house for other processes: the test files, which come and go while it stays. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { House } from './house.js';
import type { LeagueName } from './league.js';

export interface HouseDoor {
  readonly url: string;
  close(): Promise<void>;
}

/** @param housed the house, started when it is first asked for */
export async function openDoor(housed: () => Promise<House>, port = 0): Promise<HouseDoor> {
  const server = createServer((request, response) => {
    answer(housed, request, response).catch((error: unknown) => {
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

async function answer(
  housed: () => Promise<House>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://house');
  const house = await housed();
  const asked = (name: string): string => url.searchParams.get(name) ?? '';
  const league = asked('league') as LeagueName;
  if (url.pathname === '/kill' || url.pathname === '/age') {
    if (url.pathname === '/kill') house.kill(league, asked('process'));
    else await house.age(league, asked('user'), Number(asked('minutes')));
    response.writeHead(204).end();
    return;
  }
  const told: Readonly<Record<string, () => unknown>> = {
    '/mails': () => house.mails,
    '/texts': () => house.texts(league, asked('phone')),
  };
  const found = told[url.pathname]?.() ?? house.leagues;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
}
