import { expect, test } from 'vitest';
import { areRankingsLocked, rankingsCloseAt as closeAt, type DraftStatus } from './rankings-lock.js';

const noon = new Date('2025-09-24T19:00:00Z');
const before = new Date(noon.getTime() - 1);
const after = new Date(noon.getTime() + 60_000);

test.each<[string, DraftStatus, Date | null, Date | null, Date, boolean]>([
  ['open before the draft where no deadline is set', 'PENDING', null, null, after, false],
  ['open a moment before the deadline', 'PENDING', noon, null, before, false],
  ['locked at the deadline', 'PENDING', noon, null, noon, true],
  ['locked while the draft runs', 'IN_PROGRESS', noon, null, before, true],
  ['locked after the draft, before the deadline', 'COMPLETED', noon, null, before, true],
  ['locked after the draft even where an unlock came before it', 'COMPLETED', noon, after, after, true],
  ['open again after an unlock at the deadline or later', 'PENDING', noon, noon, after, false],
  ['locked at the deadline where the unlock came before it', 'PENDING', noon, before, after, true],
])('rankings are %s', (_what, status, rankingsCloseAt, unlockedAt, now, locked) => {
  expect(areRankingsLocked({ status, rankingsCloseAt, rankingsClosedAt: null, unlockedAt }, now)).toBe(
    locked,
  );
});

test.each<[string, DraftStatus, Date | null, Date | null, Date, Date | null]>([
  ['at their deadline', 'PENDING', noon, null, before, noon],
  ['with the draft alone where no deadline is set', 'PENDING', null, null, after, null],
  ['with the draft alone once an admin has opened them again', 'PENDING', noon, noon, after, null],
  ['never again once they are locked', 'COMPLETED', noon, null, before, null],
])('rankings close %s', (_what, status, rankingsCloseAt, unlockedAt, now, expected) => {
  expect(closeAt({ status, rankingsCloseAt, rankingsClosedAt: null, unlockedAt }, now)).toEqual(expected);
});

test.each<[string, Date | null, boolean]>([
  ['locked before their deadline once an admin has closed them', null, true],
  ['open after an unlock', noon, false],
  ['locked if they were closed once more after the unlock', before, true],
])('rankings are %s', (_what, unlockedAt, locked) => {
  const lock = { status: 'PENDING', rankingsCloseAt: after, rankingsClosedAt: noon, unlockedAt } as const;
  expect(areRankingsLocked(lock, noon)).toBe(locked);
});
