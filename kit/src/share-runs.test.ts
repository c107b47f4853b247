import { expect, test } from 'vitest';
import { shared } from './share-runs.js';

/** Runs that the test ends one by one. */
function start() {
  const runs: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const ask = shared(
    () =>
      new Promise<number>((resolve, reject) => {
        runs.push({ resolve, reject });
      }),
  );
  return { runs, ask };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('callers share the run that starts after their call, never one that is in progress', async () => {
  const { runs, ask } = start();
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]!.resolve(1);
  expect(await first).toBe(1);
  await turn();
  expect(runs).toHaveLength(2);
  const late = ask();
  runs[1]!.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await turn();
  runs[2]!.resolve(3);
  expect(await late).toBe(3);
});

test('a run that fails is not shared with later callers', async () => {
  const { runs, ask } = start();
  const first = ask();
  const second = ask();
  runs[0]!.reject(new Error('the database was away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  runs[1]!.resolve(2);
  expect(await second).toBe(2);
  const third = ask();
  runs[2]!.resolve(3);
  expect(await third).toBe(3);
});
