import { expect, it } from 'vitest';
import { createTurns } from './turns.js';

/** Starts `count` calls that record how many run at a time, and ends each when the test says so. */
function calls(turns: ReturnType<typeof createTurns>, caller: string, count: number) {
  const ends: (() => void)[] = [];
  const outcomes = Array.from({ length: count }, () =>
    turns.take(caller).then(
      (end) => void ends.push(end),
      (error: unknown) => Promise.reject(error as Error),
    ),
  );
  return { ends, outcomes };
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('a caller’s calls wait for one another, other callers’ do not', async () => {
  const turns = createTurns({ atOnce: 2, mostWaiting: 10 });
  const robin = calls(turns, 'robin', 5);
  const kim = calls(turns, 'kim', 2);
  await nextTurn();
  expect([robin.ends.length, kim.ends.length]).toEqual([2, 2]);
  for (let ended = 0; ended < 5; ended++) {
    robin.ends[ended]?.();
    await nextTurn();
    expect(robin.ends.length).toBe(Math.min(5, 3 + ended));
  }
  await Promise.all(robin.outcomes);
  // All have ended: the next one need not wait.
  await turns.take('robin');
});

it('a caller with too many queued calls is refused', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 3 });
  const { ends, outcomes } = calls(turns, 'robin', 5);
  await expect(outcomes[4]).rejects.toMatchObject({ reason: 'TOO_MANY_REQUESTS' });
  for (let ended = 0; ended < 4; ended++) {
    await nextTurn();
    ends[ended]?.();
  }
  await Promise.all(outcomes.slice(0, 4));
});
