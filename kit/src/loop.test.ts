import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createLog } from './log.js';
import { createSignal, startLoop } from './loop.js';

const AN_HOUR_MS = 3_600_000;
const silent = createLog('test', 'silent');

test('a loop starts a round at once, and again whenever it is woken', async () => {
  const round = vi.fn(() => Promise.resolve());
  const loop = startLoop({ pollMs: AN_HOUR_MS, log: silent, label: 'work', round });
  await turn();
  expect(round).toHaveBeenCalledTimes(1);
  loop.wake();
  await turn();
  expect(round).toHaveBeenCalledTimes(2);
  await loop.stop();
});

test('wake-ups during a round lead to one more round, never to two at once', async () => {
  let finish = (): void => undefined;
  const round = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const loop = startLoop({ pollMs: AN_HOUR_MS, log: silent, label: 'work', round });
  loop.wake();
  loop.wake();
  await turn();
  expect(round).toHaveBeenCalledTimes(1);
  finish();
  await turn();
  expect(round).toHaveBeenCalledTimes(2);
  const stopped = loop.stop();
  finish();
  await stopped;
  expect(round).toHaveBeenCalledTimes(2);
});

test('a failed round is logged and retried', async () => {
  const lines: string[] = [];
  const log = createLog('test', 'info', { write: (line) => void lines.push(line) });
  const round = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('the database is down'));
  const loop = startLoop({ pollMs: 1, log, label: 'work', round });
  await vi.waitFor(() => expect(round.mock.calls.length).toBeGreaterThan(1));
  await loop.stop();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"msg":"work failed; trying again"');
});

test('a round decides when the next one starts, and whether there is one', async () => {
  const pauses = [0, 0, null];
  const round = vi.fn(() => Promise.resolve(pauses.shift() ?? null));
  const loop = startLoop({ pollMs: AN_HOUR_MS, log: silent, label: 'work', round });
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(3));
  loop.wake();
  await turn();
  expect(round).toHaveBeenCalledTimes(3);
  await loop.stop();
});

test('waits for one signal end together when it wakes, and each for itself when its time is over', async () => {
  const signal = createSignal();
  const ended: string[] = [];
  const wait = async (name: string, ms: number): Promise<void> => {
    await signal.wait(ms);
    ended.push(name);
  };
  const long = [wait('long', AN_HOUR_MS), wait('longer', 2 * AN_HOUR_MS)];
  await wait('short', 1);
  expect(ended).toEqual(['short']);
  signal.wake();
  await Promise.all(long);
  signal.wake();
  signal.wake();
  await wait('next', AN_HOUR_MS);
  expect(ended).toEqual(['short', 'long', 'longer', 'next']);
});
