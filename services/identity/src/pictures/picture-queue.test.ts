import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createQueue } from './picture-queue.js';

/** Work that ends when the test says so. */
function steps() {
  const finish: (() => void)[] = [];
  const started: number[] = [];
  return {
    started,
    work: (id: number) => async () => {
      started.push(id);
      await new Promise<void>((resolve) => finish.push(resolve));
      return id;
    },
    finishNext: async () => {
      finish.shift()?.();
      await turn();
    },
  };
}

it('runs up to the limit at once and the others in order of arrival', async () => {
  const queue = createQueue(2, 10);
  const { started, work, finishNext } = steps();
  const all = Promise.all([1, 2, 3, 4].map((id) => queue(work(id))));
  await turn();
  expect(started).toEqual([1, 2]);
  await finishNext();
  expect(started).toEqual([1, 2, 3]);
  for (let rest = 0; rest < 3; rest++) await finishNext();
  expect(await all).toEqual([1, 2, 3, 4]);
});

it('refuses requests while too many wait, and accepts them later', async () => {
  const queue = createQueue(1, 1);
  const { work, finishNext } = steps();
  const [first, second] = [queue(work(1)), queue(work(2))];
  await expect(queue(work(3))).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await turn();
  await finishNext();
  await finishNext();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  const later = queue(work(3));
  await turn();
  await finishNext();
  expect(await later).toBe(3);
});

it('continues after a failed job', async () => {
  const queue = createQueue(1, 5);
  const outcomes = await Promise.allSettled([
    queue(() => Promise.reject(new Error('broken'))),
    queue(() => Promise.resolve('well')),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled']);
});
