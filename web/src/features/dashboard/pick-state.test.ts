import type { League, MyPicks, Ranking } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { castawayOf } from '../../api/sample-castaway.js';
import { pickState } from './pick-state.js';

const opens = '2026-11-19T17:00:00.000Z';
const closes = '2026-11-26T01:00:00.000Z';
const during = Date.parse('2026-11-21T12:00:00.000Z');

const castaway = (name: string, eliminated = false) => castawayOf(name, { eliminated });
const week = {
  id: 'w',
  weekNumber: 7,
  isActive: true,
  picksOpenAt: opens,
  picksCloseAt: closes,
  lockAt: closes,
  scored: false,
  moveReason: null,
  movedAt: null,
};
const pick = {
  id: 'p',
  userId: 'u',
  weekNumber: 7,
  castawayId: 'Ana',
  isAutoSelected: false,
  submittedAt: '2026-11-20T01:02:03.000Z',
  user: { id: 'u', name: 'Robin Vale' },
  castaway: { id: 'Ana', name: 'Ana', tribe: null, eliminated: false },
};
const picks = (more: Partial<MyPicks> = {}): MyPicks => ({
  assigned: [
    { castawayId: 'Ana', round: 1, castaway: castaway('Ana') },
    { castawayId: 'Bo', round: 2, castaway: castaway('Bo', true) },
  ],
  pick: null,
  week,
  previousPick: null,
  suggestedCastaway: castaway('Ana'),
  withdrawnCastaway: null,
  hidesEliminated: false,
  withdrawnByMove: false,
  ...more,
});
const league = (draftStatus: League['draftStatus']): League => ({
  draftStatus,
  rankingsLocked: draftStatus === 'COMPLETED',
  activeWeek: week,
  players: 12,
  castaways: 18,
});
const ranking = (more: Partial<Ranking> = {}): Ranking => ({
  order: [],
  locked: false,
  submitted: false,
  submittedAt: null,
  closesAt: null,
  ...more,
});
const state = (myPicks: MyPicks | null, now = during, draft: League['draftStatus'] = 'COMPLETED') =>
  pickState({ league: league(draft), myPicks, ranking: ranking(), isAdmin: false, now });

describe('before the draft', () => {
  it('a player can rank, has ranked, or is too late', () => {
    const of = (given: Ranking | undefined) =>
      pickState({ league: league('PENDING'), myPicks: null, ranking: given, isAdmin: false, now: during });
    expect(of(ranking())).toEqual({ is: 'before-draft', ranked: false, closed: false, closesAt: null });
    expect(of(ranking({ submitted: true }))).toMatchObject({ ranked: true });
    expect(of(ranking({ locked: true }))).toMatchObject({ closed: true });
    expect(of(undefined)).toEqual({ is: 'before-draft', ranked: false, closed: false, closesAt: undefined });
  });

  it('the deadline is that of the player’s own ranking', () => {
    const at = (closesAt: string | null, now: number) =>
      pickState({
        ...{ league: league('PENDING'), myPicks: null, isAdmin: false },
        ranking: ranking({ closesAt }),
        now,
      });
    expect(at(closes, Date.parse(closes) - 1)).toMatchObject({ closed: false, closesAt: closes });
    expect(at(closes, Date.parse(closes))).toMatchObject({ closed: true });
    expect(at(null, Date.parse(closes))).toMatchObject({ closed: false, closesAt: null });
  });

  it('a player with a roster from an earlier draft still picks', () => {
    expect(state(picks(), during, 'PENDING').is).toBe('no-pick');
  });
});

describe('after the draft', () => {
  it('there is nothing to pick while no week is active', () => {
    expect(state(null)).toEqual({ is: 'no-week' });
  });

  it('a player without castaways is not drafted', () => {
    expect(state(picks({ assigned: [] }))).toEqual({ is: 'not-drafted' });
  });

  it('a week that has not opened yet says when it will', () => {
    expect(state(picks(), Date.parse(opens) - 1)).toEqual({ is: 'not-open', opensAt: opens });
  });

  it('a missing pick suggests the castaway that the system would pick', () => {
    expect(state(picks())).toMatchObject({ is: 'no-pick', closesAt: closes, suggested: { name: 'Ana' } });
  });

  it('a player whose castaways are all out cannot pick', () => {
    const assigned = [{ castawayId: 'Bo', round: 1, castaway: castaway('Bo', true) }];
    expect(state(picks({ assigned }))).toEqual({ is: 'all-out' });
  });

  it('a pick can be changed as long as another castaway is in the game', () => {
    const other = { castawayId: 'Cy', round: 2, castaway: castaway('Cy') };
    const mine = (more: Partial<MyPicks>) => state(picks({ pick, ...more }));
    expect(mine({ assigned: [...picks().assigned, other] })).toMatchObject({ mayChange: true });
    expect(mine({})).toMatchObject({ is: 'picked', mayChange: false });
    const allOut = [{ castawayId: 'Ana', round: 1, castaway: castaway('Ana', true) }];
    expect(mine({ assigned: allOut })).toMatchObject({ is: 'picked', mayChange: false });
  });

  it('picks close at the exact millisecond', () => {
    expect(state(picks({ pick }), Date.parse(closes) - 1)).toMatchObject({ is: 'picked', pick });
    expect(state(picks({ pick }), Date.parse(closes))).toEqual({ is: 'closed', pick });
    expect(state(picks(), Date.parse(closes))).toEqual({ is: 'closed', pick: null });
  });
});

describe('an admin', () => {
  const seen = (more: Partial<Parameters<typeof pickState>[0]> = {}) =>
    pickState({
      league: league('PENDING'),
      myPicks: null,
      ranking: ranking(),
      isAdmin: true,
      now: during,
      ...more,
    });

  it('watches the league, and may rank only while that is possible', () => {
    expect(seen()).toEqual({ is: 'watching', mayRank: true });
    expect(seen({ ranking: ranking({ locked: true }) })).toEqual({ is: 'watching', mayRank: false });
    expect(seen({ league: league('COMPLETED'), ranking: undefined })).toEqual({
      is: 'watching',
      mayRank: false,
    });
  });

  it('is a player like the others after ranking or drafting', () => {
    expect(seen({ ranking: ranking({ submitted: true }) }).is).toBe('before-draft');
    expect(seen({ league: league('COMPLETED'), myPicks: picks() }).is).toBe('no-pick');
  });
});
