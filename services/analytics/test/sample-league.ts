/** Leagues for property tests of the formulas. */
import fc from 'fast-check';
import { UNKNOWN, type Castaway, type League, type Players } from '../src/domain/league.js';

/** A league with one object per player. */
export interface SampleLeague extends Omit<League, 'players'> {
  readonly players: readonly Player[];
}

interface Player {
  readonly id: string;
  readonly name: string;
  readonly rankedAt: number | null;
  readonly castawayIds: readonly string[];
  readonly total: number;
  readonly recentPoints: number;
  readonly bestWeek: number;
  readonly weeksPicked: number;
  readonly autoPicks: number;
}

/** The same league as the formulas take it. */
export const inColumns = (league: SampleLeague): League => ({
  ...league,
  players: playersInColumns(league.players, league.castaways),
});

export function playersInColumns(
  players: readonly Player[],
  castaways: readonly Pick<Castaway, 'id'>[] = [],
): Players {
  const places = new Map(castaways.map(({ id }, place) => [id, place]));
  const draftedFrom = [0];
  for (const { castawayIds } of players) draftedFrom.push(draftedFrom.at(-1)! + castawayIds.length);
  const numbers = (of: (player: Player) => number): Int32Array => Int32Array.from(players, of);
  return {
    ids: players.map(({ id }) => id),
    names: players.map(({ name }) => name),
    rankedAt: Float64Array.from(players, ({ rankedAt }) => rankedAt ?? Number.NaN),
    drafted: Int32Array.from(
      players.flatMap(({ castawayIds }) => castawayIds.map((id) => places.get(id) ?? UNKNOWN)),
    ),
    draftedFrom: Int32Array.from(draftedFrom),
    total: numbers(({ total }) => total),
    recentPoints: numbers(({ recentPoints }) => recentPoints),
    bestWeek: numbers(({ bestWeek }) => bestWeek),
    weeksPicked: numbers(({ weeksPicked }) => weeksPicked),
    autoPicks: numbers(({ autoPicks }) => autoPicks),
  };
}

const castawayOf = (index: number, eliminated: boolean, points: readonly number[]): Castaway => ({
  id: `castaway-${index}`,
  name: `Castaway ${index}`,
  tribe: 'Ember',
  eliminated,
  points,
});

export const castaway = (id: string, points: readonly number[], eliminated = false): Castaway => ({
  id,
  name: id,
  tribe: 'Ember',
  eliminated,
  points,
});

export const player = (id: string, total: number, fields: Partial<Player> = {}): Player => ({
  id,
  name: id,
  rankedAt: null,
  castawayIds: [],
  total,
  recentPoints: 0,
  bestWeek: 0,
  weeksPicked: 0,
  autoPicks: 0,
  ...fields,
});

export const league = (fields: Partial<SampleLeague>): SampleLeague => {
  const scoredWeeks = fields.scoredWeeks ?? [3, 4, 5];
  return { episodes: 13, scoredWeeks, countedWeeks: scoredWeeks, castaways: [], players: [], ...fields };
};

/** Any league, including odd ones: without players, without castaways, all eliminated, over, not started. */
export const someLeague: fc.Arbitrary<SampleLeague> = fc
  .record({
    episodes: fc.nat(20),
    weeks: fc.nat(14),
    castaways: fc.array(
      fc.record({
        eliminated: fc.boolean(),
        points: fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 14 }),
      }),
      { maxLength: 20 },
    ),
    players: fc.array(
      fc.record({
        total: fc.integer({ min: -14_000, max: 14_000 }),
        recentPoints: fc.integer({ min: -3_000, max: 3_000 }),
        bestWeek: fc.integer({ min: -1_000, max: 1_000 }),
        autoPicks: fc.nat(14),
        handPicks: fc.nat(14),
        rankedAt: fc.option(fc.nat(5)),
        own: fc.uniqueArray(fc.nat(19), { maxLength: 3 }),
      }),
      { maxLength: 40 },
    ),
  })
  .map(({ episodes, weeks, castaways, players }) => {
    const scoredWeeks = Array.from({ length: weeks }, (_, index) => index + 1);
    return {
      episodes,
      scoredWeeks,
      countedWeeks: scoredWeeks.filter((week) => week >= 3),
      castaways: castaways.map(({ eliminated, points }, index) => castawayOf(index, eliminated, points)),
      players: players.map(({ own, handPicks, ...fields }, index) => ({
        ...fields,
        id: `player-${index}`,
        name: `Player ${index}`,
        weeksPicked: fields.autoPicks + handPicks,
        castawayIds: own.map((number) => `castaway-${number}`),
      })),
    };
  });

/** A typical season: points in tens, two castaways each, a few weeks scored. */
export const ordinaryLeague = (players: number, weeks: number, chance: () => number): SampleLeague => {
  const castaways = Array.from({ length: 18 }, (_, index) =>
    castawayOf(
      index,
      index % 3 === 0,
      Array.from({ length: weeks }, () => Math.round(chance() * 30 + (index % 5))),
    ),
  );
  const scoredWeeks = Array.from({ length: weeks }, (_, index) => index + 3);
  return league({
    scoredWeeks,
    castaways,
    players: Array.from({ length: players }, (_, index) =>
      player(`player-${index}`, Math.round(weeks * 10 + chance() * weeks * 12), {
        castawayIds: [`castaway-${Math.floor(chance() * 9)}`, `castaway-${9 + Math.floor(chance() * 9)}`],
      }),
    ),
  });
};

/** A seeded generator of numbers in [0, 1) (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Standard normal values by Box and Muller. */
export const normals = (chance: () => number) => (): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
