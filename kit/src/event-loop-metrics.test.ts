import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { NEVER_MS, replaceEventLoopMetrics } from './metrics.js';
import { eventually } from './testing/eventually.js';

const RESOLUTION_MS = 20;
const BLOCKED_MS = 400;

function start() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: NEVER_MS });
  replaceEventLoopMetrics(registry, RESOLUTION_MS);
  return async (name: string): Promise<number> => {
    const found = new RegExp(`^nodejs_eventloop_${name} (\\S+)$`, 'm').exec(await registry.metrics());
    return Number(found?.[1]);
  };
}

const block = (): void => {
  const until = performance.now() + BLOCKED_MS;
  while (performance.now() < until);
};

test('the lag is the time that a task waits, without the pause between two samples', async () => {
  const read = start();
  await pause(10 * RESOLUTION_MS);
  block();
  await pause(2 * RESOLUTION_MS);
  // The timer was due at most one pause after the loop was blocked.
  expect(await read('lag_max_seconds')).toBeGreaterThan((BLOCKED_MS - 2 * RESOLUTION_MS) / 1_000);
  await eventually(async () => {
    await pause(10 * RESOLUTION_MS);
    expect(await read('lag_p50_seconds')).toBeLessThan(RESOLUTION_MS / 1_000);
  });
});

test('every metric has a number, also before the first sample', async () => {
  const read = start();
  for (const what of ['mean', 'max', 'p50', 'p90', 'p99'])
    expect(await read(`lag_${what}_seconds`)).toBeGreaterThanOrEqual(0);
});

test('the utilization is the share of time since the last scrape in which the loop was busy', async () => {
  const read = start();
  await read('utilization_ratio');
  block();
  expect(await read('utilization_ratio')).toBeGreaterThan(0.5);
  await eventually(async () => {
    await pause(10 * RESOLUTION_MS);
    expect(await read('utilization_ratio')).toBeLessThan(0.5);
  });
});
