import type { StandingsEntry } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { shareStandings } from './share-standings.js';

const entry = (id: string, rank: number, totalPoints: number, eliminated = false): StandingsEntry => ({
  id,
  rank,
  name: id,
  email: `${id}@example.com`,
  totalPoints,
  avgPoints: totalPoints,
  draftPicks: [{ castawayId: 'c', round: 1, castaway: { id: 'c', name: 'Juniper Hale', eliminated } }],
});

describe('refetched standings', () => {
  it('are the same list if nothing has changed', () => {
    const before = [entry('ada', 1, 9), entry('bo', 2, 7)];
    expect(shareStandings(before, structuredClone(before))).toBe(before);
  });

  it('reuse the entries of unchanged players, wherever they are in the list', () => {
    const [ada, bo, cy] = [entry('ada', 1, 9), entry('bo', 2, 7), entry('cy', 2, 7)];
    const shared = shareStandings([ada, bo, cy], [entry('ada', 1, 12), entry('cy', 2, 7), entry('bo', 2, 7)]);
    expect(shared).toEqual([entry('ada', 1, 12), cy, bo]);
    expect((shared as unknown[])[1]).toBe(cy);
    expect((shared as unknown[])[2]).toBe(bo);
  });

  it('change if a castaway is eliminated', () => {
    const before = [entry('ada', 1, 9)];
    const shared = shareStandings(before, [entry('ada', 1, 9, true)]);
    expect(shared).not.toBe(before);
    expect(shared).toEqual([entry('ada', 1, 9, true)]);
  });

  it('change if a player joins or leaves', () => {
    const before = [entry('ada', 1, 9), entry('bo', 2, 7)];
    expect(shareStandings(before, [entry('ada', 1, 9)])).toHaveLength(1);
    expect(shareStandings(before, [...before, entry('cy', 3, 1)])).toHaveLength(3);
  });

  it('are used as they are if there were none before', () => {
    const after = [entry('ada', 1, 9)];
    expect(shareStandings(undefined, after)).toBe(after);
  });
});
