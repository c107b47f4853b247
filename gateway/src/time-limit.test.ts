import { callsById } from '@torchbearer/contract';
import { createMetrics } from '@torchbearer/kit';
import { eventually, testLog } from '@torchbearer/kit/testing';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Gateway } from './gateway.js';
import { answerErrors } from './middleware/answer-errors.js';
import { observe } from './middleware/observe.js';
import { beginState } from './request-state.js';
import { serve, type AnyRoute } from './serve.js';

const log = testLog.child({}, { level: 'silent' });

/** Two routes behind limits that never resolve, as with a store that does not respond. */
async function stuckGateway(config: Partial<Gateway['config']>) {
  const metrics = createMetrics('gateway');
  const never = new Promise<never>(() => undefined);
  const gateway = {
    config: { GRPC_DEADLINE_MS: 20, SETTLE_TIMEOUT_MS: 0, ...config },
    limits: { countCallOfVisitor: () => never },
    log,
    metrics,
  } as unknown as Gateway;
  const route = { call: callsById.listCastaways, handle: () => never } as unknown as AnyRoute;
  const app = express();
  app.use((request, response, next) => {
    beginState(request, response);
    next();
  });
  app.use(observe({ log, metrics }));
  app.get('/api/castaways', serve(gateway, route));
  app.use(answerErrors(log));
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const hung = async () =>
    (await metrics.registry.metrics())
      .split('\n')
      .find((row) => /^http_server_hung_requests_total\{method="GET",route="\/api\/castaways"/.test(row));
  return { url: `http://127.0.0.1:${port}/api/castaways`, hung };
}

it('a call that hangs gets a 503 with Retry-After at its time limit, and counts as hung', async () => {
  const { url, hung } = await stuckGateway({});
  // Initialized before the first timeout, so that it counts as an increase.
  expect(await hung()).toMatch(/ 0$/);
  const response = await fetch(url);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  await eventually(async () => expect(await hung()).toMatch(/ 1$/));
});

it('a call counts as hung if its caller leaves after a long wait, but not after a short one', async () => {
  const { url, hung } = await stuckGateway({ GRPC_DEADLINE_MS: 60_000 });
  const soon = new AbortController();
  const leaving = fetch(url, { signal: soon.signal }).catch(() => 'left');
  await pause(200);
  soon.abort();
  expect(await leaving).toBe('left');
  await expect(fetch(url, { signal: AbortSignal.timeout(5_200) })).rejects.toThrow();
  await eventually(async () => expect(await hung()).toMatch(/ 1$/));
});
