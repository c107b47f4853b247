import { expect, it } from 'vitest';
import { pickId } from './save-pick.js';

it('a new pick has a UUID of its own, in the order of time', () => {
  const at = (ms: number): string => pickId(new Date(ms));
  const ids = [0, 1, 255, 1_764_000_000_000, 1_764_000_000_001].map(at);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(at(5)).not.toBe(at(5));
});
