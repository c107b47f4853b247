import { createMetrics } from '@torchbearer/kit';
import { eventually, testLog } from '@torchbearer/kit/testing';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { beginState, stateOf } from '../request-state.js';
import { observe } from './observe.js';

it('a request is logged and measured once, by its route pattern and without personal data', async () => {
  const lines = vi.spyOn(testLog, 'info');
  const metrics = createMetrics('gateway');
  const app = express();
  app.use((request, response, next) => {
    beginState(request, response);
    next();
  });
  app.use(observe({ log: testLog, metrics }));
  app.get('/api/users/:id', (_request, response) => {
    Object.assign(stateOf(response), { route: '/api/users/{id}', userId: 'user-1' });
    response.status(418).json({ email: 'robin@example.com' });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}/api/users/someones-id?token=secret`, {
      headers: { authorization: 'Bearer secret', 'x-request-id': 'from-outside-1' },
    });
    await eventually(() => expect(lines).toHaveBeenCalledTimes(1));
    const [line, message] = lines.mock.calls[0] ?? [];
    expect(message).toBe('request');
    expect(line).toEqual({
      method: 'GET',
      route: '/api/users/{id}',
      status: 418,
      ms: expect.any(Number) as number,
      requestId: 'from-outside-1',
      userId: 'user-1',
    });
    const count = (await metrics.registry.metrics())
      .split('\n')
      .find((row) => row.startsWith('http_server_duration_seconds_count'));
    for (const label of ['method="GET"', 'route="/api/users/{id}"', 'status="418"'])
      expect(count).toContain(label);
    expect(count).toMatch(/ 1$/);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
