import type { StandingsEntry } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { isOut, leadMargin, overviewOf } from './figures.js';
import { movesBetween, signed } from './moves.js';
import { ordinal, updateSentence } from './update-sentence.js';

const entry = (name: string, rank: number, totalPoints: number, ...roster: string[]): StandingsEntry => ({
  id: name.toLowerCase(),
  rank,
  name,
  email: `${name.toLowerCase()}@example.com`,
  totalPoints,
  avgPoints: 0,
  draftPicks: roster.map((castaway, index) => ({
    castawayId: castaway,
    round: index + 1,
    castaway: { id: castaway, name: castaway, eliminated: castaway.startsWith('Out') },
  })),
});

describe('the league’s overview', () => {
  it('counts players and castaways, and rounds the mean of the totals', () => {
    const standings = [entry('Ada', 1, 9, 'Juniper', 'Ash'), entry('Bo', 2, 4, 'Juniper'), entry('Cy', 3, 1)];
    expect(overviewOf(standings)).toEqual({ players: 3, topScore: 9, average: 5, picks: 3 });
  });

  it('is null without players', () => {
    expect(overviewOf([])).toBeNull();
  });
});

describe('the lead', () => {
  it('is how far first is ahead of second', () => {
    expect(leadMargin([entry('Ada', 1, 9), entry('Bo', 2, 4)])).toBe('+5');
    expect(leadMargin([entry('Ada', 1, 9), entry('Bo', 1, 9)])).toBe('+0');
  });

  it('is a dash for one player alone', () => {
    expect(leadMargin([entry('Ada', 1, 9)])).toBe('–');
  });
});

describe('a player', () => {
  it('is out when every castaway of theirs is', () => {
    expect(isOut(entry('Ada', 1, 9, 'Out Olive', 'Out Hal'))).toBe(true);
    expect(isOut(entry('Ada', 1, 9, 'Out Olive', 'Ash'))).toBe(false);
  });

  it('without castaways is not out', () => {
    expect(isOut(entry('Ada', 1, 9))).toBe(false);
  });
});

describe('an update', () => {
  const before = [entry('Ada', 1, 9), entry('Bo', 2, 4), entry('Cy', 3, 1), entry('Di', 4, 0)];
  const after = [entry('Bo', 1, 12), entry('Ada', 2, 9), entry('Cy', 3, 0), entry('Di', 4, 0)];

  it('lists the changes of points and places', () => {
    expect([...movesBetween(before, after)]).toEqual([
      ['bo', { points: 8, places: 1 }],
      ['ada', { points: 0, places: -1 }],
      ['cy', { points: -1, places: 0 }],
    ]);
  });

  it('lists no change for a new player', () => {
    expect(movesBetween(before, [...before, entry('Ed', 5, 0)]).size).toBe(0);
  });

  it('is announced with the user’s own place and the leader', () => {
    expect(updateSentence(after[0], after[2] ?? null)).toBe(
      'Leaderboard updated: you are now 3rd with 0 points; Bo leads.',
    );
    expect(updateSentence(after[0], after[0] ?? null)).toBe('Leaderboard updated: you lead with 12 points.');
    expect(updateSentence(after[0], null)).toBe('Leaderboard updated: Bo leads with 12 points.');
  });

  it('writes signs and ordinals as people do', () => {
    expect([7, -3].map(signed)).toEqual(['+7', '−3']);
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(ordinal)).toEqual(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd 111th'.split(' '),
    );
  });
});
