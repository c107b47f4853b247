import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startWorker } from './worker.js';

const AN_HOUR_MS = 3_600_000;

it('looks at once, and again whenever it is woken', async () => {
  const round = vi.fn(() => Promise.resolve());
  const worker = startWorker(round, { pollMs: AN_HOUR_MS, onError: () => undefined });
  await turn();
  expect(round).toHaveBeenCalledTimes(1);
  worker.wake();
  await turn();
  expect(round).toHaveBeenCalledTimes(2);
  await worker.stop();
});

it('looks again where it was woken during a round, however often, and never twice at once', async () => {
  let finish = (): void => undefined;
  const round = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const worker = startWorker(round, { pollMs: AN_HOUR_MS, onError: () => undefined });
  worker.wake();
  worker.wake();
  await turn();
  expect(round).toHaveBeenCalledTimes(1);
  finish();
  await turn();
  expect(round).toHaveBeenCalledTimes(2);
  const stopped = worker.stop();
  finish();
  await stopped;
  expect(round).toHaveBeenCalledTimes(2);
});

it('goes on after a round that failed', async () => {
  const onError = vi.fn();
  const round = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('database away'));
  const worker = startWorker(round, { pollMs: 1, onError });
  await vi.waitFor(() => expect(round.mock.calls.length).toBeGreaterThan(1));
  expect(onError).toHaveBeenCalledTimes(1);
  await worker.stop();
});
