import { testLog } from '@torchbearer/kit/testing';
import { expect, it } from 'vitest';
import { createLateRows } from './late-rows.js';
import type { Standings } from './standings-source.js';

const quiet = testLog.child({}, { level: 'silent' });
const version = (number: number): Standings => ({ version: number }) as Standings;

/** Reads that end when the test says so. */
function slowReads() {
  const state = { current: version(1), reads: [] as { version: number; userIds: readonly string[] }[] };
  const ends: ((error?: Error) => void)[] = [];
  const read: string[][] = [];
  const late = createLateRows({
    source: {
      readOwn: (standings, userIds) => {
        state.reads.push({ version: standings.version, userIds });
        return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
      },
    },
    current: () => state.current,
    onRead: (userIds) => read.push([...userIds]),
    log: quiet,
  });
  const end = async (error?: Error): Promise<void> => {
    ends.shift()?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { state, late, read, end };
}

it('are read together for all who join during a read', async () => {
  const { state, late, read, end } = slowReads();
  for (const userId of ['a', 'b', 'c', 'b']) late.want(userId);
  expect(state.reads).toEqual([{ version: 1, userIds: ['a'] }]);
  await end();
  expect(state.reads.at(-1)).toEqual({ version: 1, userIds: ['b', 'c'] });
  await end();
  late.want('d');
  await end();
  expect(read).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('are not sent once a newer version exists, and then read of that one', async () => {
  const { state, late, read, end } = slowReads();
  late.want('a');
  late.want('b');
  state.current = version(2);
  await end();
  expect(read).toEqual([]);
  expect(state.reads.at(-1)).toEqual({ version: 2, userIds: ['b'] });
  await end();
  expect(read).toEqual([['b']]);
});

it('that can not be read are left to the next version, and hold up nobody', async () => {
  const { late, read, end } = slowReads();
  late.want('a');
  late.want('b');
  await end(new Error('away'));
  await end();
  expect(read).toEqual([['b']]);
});
