import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { messagesOf } from './messages.js';

it('messages have the prototypes of Express before it sees them, and keep them', async () => {
  const app = express();
  app.get('/path', (request, response) => response.json({ path: request.path, hasApp: request.app === app }));
  const prototypes: unknown[] = [];
  const server = createServer(messagesOf(app), (request, response) => {
    prototypes.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
    app(request, response);
    prototypes.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/path`);
    expect(await response.json()).toEqual({ path: '/path', hasApp: true });
    expect(prototypes).toEqual([app.request, app.response, app.request, app.response]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
