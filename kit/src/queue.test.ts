import { describe, expect, it } from 'vitest';
import { createQueue, type QueueOptions } from './queue.js';

/** Takes turns and records who got one and who was refused, in this order. */
function start(options: QueueOptions) {
  const queue = createQueue(options);
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  const come = (name: string, key = 'here'): Promise<unknown> =>
    queue.take(key).then(
      (end) => {
        seen.push(name);
        ends.push(end);
      },
      (error: unknown) => {
        expect(error).toMatchObject({
          reason: 'TOO_MANY_REQUESTS',
          retryAfterMs: options.retryAfterMs,
        });
        seen.push(`${name} refused`);
      },
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async (): Promise<void> => {
    await settled();
    ends.shift()!();
    await settled();
  };
  return { seen, come, endOne };
}

describe('in a queue', () => {
  it('a few of a key run at once, and the others wait for them; those of another key do not', async () => {
    const { seen, come, endOne } = start({ atOnce: 2, mostWaiting: 10, next: 'oldest' });
    const all = ['1', '2', '3', '4', '5'].map((name) => come(name));
    await come('elsewhere', 'there');
    expect(seen).toEqual(['1', '2', 'elsewhere']);
    for (const next of ['3', '4']) {
      await endOne();
      expect(seen.at(-1)).toBe(next);
    }
    for (let left = 0; left < 4; left++) await endOne();
    await Promise.all(all);
    // All have ended: the next one need not wait.
    await come('6');
    expect(seen).toEqual(['1', '2', 'elsewhere', '3', '4', '5', '6']);
  });

  it('the oldest is next and the one that comes is refused, if it is full', async () => {
    const { seen, come, endOne } = start({ atOnce: 1, mostWaiting: 2, next: 'oldest' });
    const all = ['1', '2', '3', '4'].map((name) => come(name));
    for (let ended = 0; ended < 3; ended++) await endOne();
    await Promise.all(all);
    expect(seen).toEqual(['1', '4 refused', '2', '3']);
  });

  it('or the newest is next, and the one that has waited longest is refused', async () => {
    const { seen, come, endOne } = start({ atOnce: 1, mostWaiting: 2, next: 'newest', retryAfterMs: 1_000 });
    const all = ['1', '2', '3', '4'].map((name) => come(name));
    for (let ended = 0; ended < 3; ended++) await endOne();
    await Promise.all(all);
    expect(seen).toEqual(['1', '2 refused', '4', '3']);
    await come('5');
    expect(seen.at(-1)).toBe('5');
  });
});
