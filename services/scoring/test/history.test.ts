import { playerActor } from '@torchbearer/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, startScoring, type Harness } from './harness.js';
import { castawayId, playerId } from './league-history.js';

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
});
afterEach(() => league.stop());

const historyOf = async (player: number, from: Pick<Harness, 'scoring'> = league) =>
  (await from.scoring.getMyHistory({}, { actor: playerActor(playerId(player)) })).weeks;

describe("a player's season", () => {
  it('is empty before any week is scored, for admins without rankings, and for accounts without a copy', async () => {
    expect(await historyOf(0)).toEqual([]);
    await league.save(3, { 0: 1 });
    league.emit.user(4, true);
    await league.waitForStandings();
    expect(await historyOf(4)).toEqual([]);
    expect((await league.scoring.getMyHistory({}, { actor: ADMIN })).weeks).toEqual([]);
    league.emit.roster(4, 1);
    await league.waitForStandings();
    expect(await historyOf(4)).toHaveLength(1);
  });

  it('shows each week’s pick and who made it, the points, the running total and the rank', async () => {
    league.emit.pick(0, 3, 0);
    league.emit.pick(1, 3, 1);
    league.emit.pick(0, 4, 1, true);
    league.emit.castaway(1, true);
    await league.waitForStandings();
    await league.save(3, { 0: 3 });
    league.emit.castaway(1);
    await league.waitForStandings();
    await league.save(3, { 1: 5 });
    await league.save(5, { 0: 1 });
    await league.save(4, { 1: -1 });
    const castaway = (number: number) => ({
      id: castawayId(number),
      name: `Castaway ${number}`,
      tribe: 'Ember',
      eliminated: false,
    });
    expect(await historyOf(0)).toEqual([
      { weekNumber: 3, castaway: castaway(0), isAutoSelected: false, points: 3, total: 3, rank: 2 },
      { weekNumber: 4, castaway: castaway(1), isAutoSelected: true, points: -1, total: 2, rank: 2 },
      { weekNumber: 5, castaway: undefined, isAutoSelected: false, points: 0, total: 2, rank: 2 },
    ]);
  });

  it('follows corrections that do not change the standings, on every replica', async () => {
    const other = await league.replica();
    for (const week of [3, 4]) league.emit.pick(0, week, 0);
    await league.waitForStandings();
    await league.save(3, { 0: 5 });
    await league.save(4, { 0: 2 });
    const expectShown = async (castaways: readonly number[]) => {
      const calls = [league, other, league, other].map((from) => historyOf(0, from));
      for (const weeks of await Promise.all(calls)) {
        expect(weeks.map(({ castaway }) => castaway?.id)).toEqual(castaways.map(castawayId));
        expect(weeks.map(({ points }) => points)).toEqual([5, 2]);
      }
    };
    await expectShown([0, 0]);
    await league.save(3, { 1: 5 });
    const { version } = await league.standings();
    league.emit.pick(0, 3, 1);
    await league.waitForStandings();
    expect((await league.standings()).version).toBe(version);
    await expectShown([1, 0]);
  });
});
