import { eventually, playerActor } from '@torchbearer/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startScoring, type Harness } from './harness.js';
import { castawayId, playerId, PLAYERS } from './league-history.js';

const CLOSE = new Date(Date.now() - 1_000);

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
});
afterEach(() => league.stop());

const needs = (player: number) => league.scoring.getMyNeeds({}, { actor: playerActor(playerId(player)) });

/** Picks made without an event of the standings show after a second at most. */
const eventuallyNeeds = (player: number, expected: object) =>
  eventually(async () => expect(await needs(player)).toMatchObject(expected));

const open = (number: number, picksCloseAt = CLOSE) =>
  league.emit.week(number, { isActive: true, picksCloseAt });

describe('what a player needs', () => {
  it('is not known without an active week, in one that does not count, and until its picks are locked', async () => {
    expect(await needs(0)).toEqual({ weekNumber: undefined, isLocked: false, scopes: [] });
    open(2);
    league.emit.weekLocked(2, CLOSE, 0);
    await league.waitForStandings();
    await eventuallyNeeds(0, { weekNumber: undefined, isLocked: false });
    league.emit.week(2);
    open(4);
    // Of a close that was put off.
    league.emit.weekLocked(4, new Date(0), 0);
    await league.waitForStandings();
    await eventuallyNeeds(0, { weekNumber: 4, isLocked: false, scopes: [] });
  });

  it('waits for all picks that were made when the week was locked, but not for those of deleted players', async () => {
    open(4);
    for (const player of [0, 1]) league.emit.pick(player, 4, player);
    league.emit.weekLocked(4, CLOSE, 3, new Date());
    await league.waitForStandings();
    await eventuallyNeeds(0, { weekNumber: 4, isLocked: false });
    league.emit.pick(2, 4, 2);
    await league.waitForStandings();
    await eventuallyNeeds(0, { isLocked: true });
    league.emit.weekLocked(4, CLOSE, 4, new Date(Date.now() - 60_000));
    await league.waitForStandings();
    await eventuallyNeeds(0, { isLocked: true });
  });

  it('is against those above, below and in first place, with the points that come in', async () => {
    for (const player of [0, 1, 2]) league.emit.pick(player, 3, player);
    for (const player of [0, 1, 2]) league.emit.pick(player, 4, player === 2 ? 0 : player);
    open(4);
    league.emit.weekLocked(4, CLOSE, 3);
    await league.waitForStandings();
    await league.save(3, { 0: 5, 1: 9, 2: 2 });
    const castaway = (number: number, points?: number) => ({
      id: castawayId(number),
      name: `Castaway ${number}`,
      points,
    });
    const rival = (player: number, lead: number, pick: ReturnType<typeof castaway> | undefined) => ({
      userId: playerId(player),
      name: `Player ${player}`,
      castaway: pick,
      lead,
    });
    expect(await needs(0)).toEqual({
      weekNumber: 4,
      isLocked: true,
      castaway: castaway(0),
      scopes: [
        {
          rank: 2,
          players: PLAYERS,
          above: rival(1, -4, castaway(1)),
          below: rival(2, 3, castaway(0)),
          rivals: [rival(1, -4, castaway(1)), rival(3, 5, undefined)],
          group: undefined,
        },
      ],
    });
    await league.save(4, { 0: 6, 1: 0 });
    expect(await needs(0)).toMatchObject({
      castaway: castaway(0, 6),
      scopes: [{ rank: 1, above: undefined, below: rival(1, -4, castaway(1, 0)) }],
    });
  });

  it('is also said for each of the player’s groups, by name', async () => {
    for (const player of [0, 1, 2, 3]) league.emit.pick(player, 3, player);
    open(4);
    league.emit.weekLocked(4, CLOSE, 0);
    league.emit.group(1, 'Zebras', [3, 0]);
    league.emit.group(2, 'Ants', [0, 4, 2]);
    league.emit.group(3, 'Others', [1, 2]);
    // No participant.
    league.emit.user(4, true);
    await league.waitForStandings();
    await league.save(3, { 0: 5, 1: 9, 2: 2, 3: 7 });
    const { scopes } = await needs(0);
    expect(scopes.map(({ group, rank, players }) => [group?.name, rank, players])).toEqual([
      [undefined, 3, PLAYERS - 1],
      ['Ants', 1, 2],
      ['Zebras', 2, 2],
    ]);
    expect(scopes[1]).toMatchObject({ above: undefined, below: { userId: playerId(2), lead: 3 } });
    expect(scopes[2]).toMatchObject({ above: { userId: playerId(3), lead: -2 }, below: undefined });
  });

  it('is nothing for admins without rankings', async () => {
    open(4);
    league.emit.weekLocked(4, CLOSE, 0);
    league.emit.user(3, true);
    await league.waitForStandings();
    await eventuallyNeeds(3, { weekNumber: 4, isLocked: true, castaway: undefined, scopes: [] });
  });
});
