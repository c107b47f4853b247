import type { StandingsEntry } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { standingOf } from './standing.js';

const entry = (id: string, rank: number, totalPoints: number): StandingsEntry => ({
  id,
  rank,
  name: id,
  email: `${id}@example.com`,
  totalPoints,
  avgPoints: 0,
  draftPicks: [],
});
const standings = [entry('gale', 1, 86), entry('juniper', 2, 83), entry('nova', 3, 71)];

it('a player sees how far the leader is, the leader how far the next', () => {
  expect(standingOf(standings, 'nova')).toMatchObject({ gap: 15, players: 3, scored: true });
  expect(standingOf(standings, 'gale')?.gap).toBe(3);
  expect(standingOf([entry('gale', 1, 86)], 'gale')?.gap).toBe(0);
});

it('there is none without players, and no own line for who does not take part', () => {
  expect(standingOf([], 'nova')).toBeNull();
  expect(standingOf(standings, 'jo')?.own).toBeNull();
});

it('nothing is scored while everybody stands at zero', () => {
  expect(standingOf([entry('gale', 1, 0)], 'gale')?.scored).toBe(false);
});
