import { expect, test } from 'vitest';
import { difference } from './difference.js';

const noon = '2025-09-24T19:00:00Z';

test('the difference of two states names only what changed', () => {
  const before = { name: 'A', age: 20 as number | null, at: new Date(noon), tags: ['x'] };
  const after = { ...before, age: null, tags: ['y'] };
  expect(difference(before, after)).toEqual({
    before: { age: 20, tags: ['x'] },
    after: { age: null, tags: ['y'] },
  });
});

test('states with the same values and instants do not differ', () => {
  expect(difference({ at: new Date(noon), age: null }, { at: new Date(noon), age: null })).toBeNull();
});

test('only the requested fields are compared', () => {
  const camp = { name: 'Ember', fire: null as string | null, since: noon as string | null };
  expect(difference(camp, { ...camp, fire: 'lit', since: null }, ['name', 'fire'])).toEqual({
    before: { fire: null },
    after: { fire: 'lit' },
  });
});
