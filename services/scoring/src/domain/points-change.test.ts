import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointsChanges, takenBack } from './points-change.js';

it('a save changes only sent points that differ; from none to zero is a change', () => {
  const stored = new Map([
    ['a', 1],
    ['b', 0],
  ]);
  const sent = [
    { castawayId: 'a', points: 2 },
    { castawayId: 'b', points: 0 },
    { castawayId: 'c', points: 0 },
  ];
  expect(pointsChanges(sent, stored)).toEqual([
    { castawayId: 'a', before: 1, after: 2 },
    { castawayId: 'c', before: null, after: 0 },
  ]);
});

it('a repeated save changes nothing', () => {
  const points = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -1000, max: 1000 }));
  fc.assert(
    fc.property(points, points, (before, sent) => {
      const entries = Object.entries(sent).map(([castawayId, value]) => ({ castawayId, points: value }));
      const after = new Map(Object.entries({ ...before, ...sent }));
      expect(pointsChanges(entries, after)).toEqual([]);
    }),
  );
});

it('undoing a save restores the previous points, or none if there were none', () => {
  const points = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -1000, max: 1000 }));
  fc.assert(
    fc.property(points, points, (before, sent) => {
      const entries = Object.entries(sent).map(([castawayId, value]) => ({ castawayId, points: value }));
      const changes = pointsChanges(entries, new Map(Object.entries(before)));
      const week = new Map<string, number | null>(Object.entries({ ...before, ...sent }));
      for (const { castawayId, before: from, after } of takenBack({ before: changes, after: changes })) {
        expect(week.get(castawayId) ?? null).toBe(from);
        week.set(castawayId, after);
      }
      const left = [...week].filter(([, value]) => value !== null);
      expect(Object.fromEntries(left)).toEqual(before);
    }),
  );
});
