import type { StandingsEntry } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { ownStandingIn } from '../../api/own-standing.js';
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

it('a player sees the gap to the leader, and the leader the gap to the next player', () => {
  expect(standingOf(ownStandingIn(standings, 'nova'))).toMatchObject({ gap: 15, players: 3, scored: true });
  expect(standingOf(ownStandingIn(standings, 'gale'))?.gap).toBe(3);
  expect(standingOf(ownStandingIn([entry('gale', 1, 86)], 'gale'))?.gap).toBe(0);
});

it('there is no standing without players, and no own entry for a user who does not play', () => {
  expect(standingOf(ownStandingIn([], 'nova'))).toBeNull();
  expect(standingOf(ownStandingIn(standings, 'jo'))?.own).toBeNull();
});

it('nothing is scored while every player has zero points', () => {
  expect(standingOf(ownStandingIn([entry('gale', 1, 0)], 'gale'))?.scored).toBe(false);
});
