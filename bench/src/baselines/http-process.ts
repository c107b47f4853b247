/** The plainest server, in a process of its own: node:http sends prepared bytes, or 304 if the client has them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Page {
  readonly path: string;
  readonly body: string;
  readonly etag: string;
}

let pages = new Map<string, { readonly bytes: Buffer; readonly etag: string }>();

const server = createServer((request, response) => {
  // A body is received, and not looked at.
  request.resume();
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
});

process.on('message', (given: readonly Page[]) => {
  pages = new Map(given.map(({ path, body, etag }) => [path, { bytes: Buffer.from(body), etag }]));
  if (server.listening) reply();
  else server.listen(0, '127.0.0.1', reply);
});
process.on('disconnect', () => process.exit(0));

function reply(): void {
  process.send?.({ port: (server.address() as AddressInfo).port });
}
