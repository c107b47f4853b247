import { expect, it } from 'vitest';
import { TooManyRequests } from '../errors.js';
import { createTurns } from './turns.js';

it('limits the turns at once for a key, lets the newest go next, and refuses the one that has waited longest', async () => {
  const turns = createTurns(1, 2);
  const done: string[] = [];
  const come = (name: string, key = 'here') =>
    turns.take(key).then(
      (end) => {
        done.push(name);
        return end;
      },
      (error: unknown) => {
        expect(error).toBeInstanceOf(TooManyRequests);
        done.push(`${name} sent away`);
        return () => undefined;
      },
    );
  const first = await come('first');
  const [second, third, fourth] = [come('second'), come('third'), come('fourth')];
  await second;
  await come('elsewhere', 'there');
  expect(done).toEqual(['first', 'second sent away', 'elsewhere']);
  first();
  (await fourth)();
  (await third)();
  expect(done.slice(3)).toEqual(['fourth', 'third']);
  (await come('fifth'))();
  expect(done.at(-1)).toBe('fifth');
});
