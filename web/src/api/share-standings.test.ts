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

describe('standings that come anew', () => {
  it('are the list that was there where nothing has changed', () => {
    const before = [entry('ada', 1, 9), entry('bo', 2, 7)];
    expect(shareStandings(before, structuredClone(before))).toBe(before);
  });

  it('keep the entries of those who are as they were, wherever they now stand', () => {
    const [ada, bo, cy] = [entry('ada', 1, 9), entry('bo', 2, 7), entry('cy', 2, 7)];
    const shared = shareStandings([ada, bo, cy], [entry('ada', 1, 12), entry('cy', 2, 7), entry('bo', 2, 7)]);
    expect(shared).toEqual([entry('ada', 1, 12), cy, bo]);
    expect((shared as unknown[])[1]).toBe(cy);
    expect((shared as unknown[])[2]).toBe(bo);
  });

  it('notice that a castaway went out', () => {
    const before = [entry('ada', 1, 9)];
    const shared = shareStandings(before, [entry('ada', 1, 9, true)]);
    expect(shared).not.toBe(before);
    expect(shared).toEqual([entry('ada', 1, 9, true)]);
  });

  it('notice who came and who left', () => {
    const before = [entry('ada', 1, 9), entry('bo', 2, 7)];
    expect(shareStandings(before, [entry('ada', 1, 9)])).toHaveLength(1);
    expect(shareStandings(before, [...before, entry('cy', 3, 1)])).toHaveLength(3);
  });

  it('are taken as they come where there were none', () => {
    const after = [entry('ada', 1, 9)];
    expect(shareStandings(undefined, after)).toBe(after);
  });
});
