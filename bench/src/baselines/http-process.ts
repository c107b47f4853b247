/** The plainest server: node:http sends prepared bytes, or 304 if the client has them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOrders } from '../forked.js';

export interface Page {
  readonly path: string;
  readonly body: string;
  readonly etag: string;
}

let pages = new Map<string, { readonly bytes: Buffer; readonly etag: string }>();

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (!page) {
    response.writeHead(404).end();
  } else if (page.etag !== '' && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { etag: page.etag }).end();
  } else {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': page.bytes.length,
      ...(page.etag !== '' && { etag: page.etag }),
    });
    response.end(page.bytes);
  }
}).listen(0, '127.0.0.1');
const listening = once(server, 'listening');

answerOrders(async (given: readonly Page[]) => {
  pages = new Map(given.map(({ path, body, etag }) => [path, { bytes: Buffer.from(body), etag }]));
  await listening;
  return { port: (server.address() as AddressInfo).port };
});
