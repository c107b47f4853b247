/** The expected results of the season: recorded outside the system, and summed by the published rules. */
import type { Castaway, StandingsEntry } from '@torchbearer/contract';
import type { SignedIn } from '../../api.js';
import { standings } from '../../reference.js';
import { expect } from '../test.js';

export interface Player extends SignedIn {
  readonly name: string;
}

interface LedgerWeek {
  readonly weekNumber: number;
  /** Castaway id → points. */
  readonly points: Map<string, number>;
  /** User id → castaway id. */
  readonly picks: Map<string, string>;
}

export interface Ledger {
  readonly players: Player[];
  readonly castaways: Castaway[];
  /** User id → castaway ids, best first. */
  readonly rankings: Map<string, readonly string[]>;
  /** User id → castaway ids, by round. */
  readonly rosters: Map<string, readonly string[]>;
  /** Ids of the eliminated castaways. */
  readonly out: Set<string>;
  readonly weeks: LedgerWeek[];
}

export const emptyLedger = (): Ledger => ({
  players: [],
  castaways: [],
  rankings: new Map(),
  rosters: new Map(),
  out: new Set(),
  weeks: [],
});

export function weekOf(ledger: Ledger, weekNumber: number): LedgerWeek {
  const found = ledger.weeks.find((week) => week.weekNumber === weekNumber);
  if (found) return found;
  const week = { weekNumber, points: new Map<string, number>(), picks: new Map<string, string>() };
  ledger.weeks.push(week);
  return week;
}

export function castawayOf({ castaways }: Ledger, id: string | undefined): Castaway {
  const castaway = castaways.find((one) => one.id === id);
  if (!castaway) throw new Error(`no castaway ${String(id)}`);
  return castaway;
}

export const stillIn = ({ castaways, out }: Ledger): Castaway[] => castaways.filter(({ id }) => !out.has(id));

/** The player's castaways who are still in the game, by round. */
export const liveOf = ({ rosters, out }: Ledger, { id }: Player): string[] =>
  (rosters.get(id) ?? []).filter((castaway) => !out.has(castaway));

/** The automatic pick for a player without one: not the one of last time, if there is another. */
export function autoPickOf(ledger: Ledger, player: Player, weekNumber: number): string | undefined {
  const live = liveOf(ledger, player);
  const last = ledger.weeks
    .filter((week) => week.weekNumber < weekNumber && week.picks.has(player.id))
    .at(-1)
    ?.picks.get(player.id);
  return live.find((id) => id !== last) ?? live[0];
}

const scored = ({ weeks }: Ledger): LedgerWeek[] => weeks.filter(({ points }) => points.size > 0);

/** A player's points of each scored week, null without a pick. */
export const weeklyPoints = (ledger: Ledger, { id }: Pick<Player, 'id'>) =>
  scored(ledger).map(({ weekNumber, picks, points }) => {
    const picked = picks.get(id);
    return { weekNumber, points: picked === undefined ? null : (points.get(picked) ?? 0) };
  });

export interface Line {
  readonly total: number;
  readonly rank: number;
  /** Points per scored week with a pick, to one decimal, halves away from zero. */
  readonly average: number;
}

/** User id → the expected leaderboard row. */
export function linesOf(ledger: Ledger): Map<string, Line> {
  const totals = standings(
    ledger.players.map(({ id }) => id),
    scored(ledger),
  );
  return new Map(
    [...totals].map(([id, line]) => {
      const weeks = weeklyPoints(ledger, { id }).filter(({ points }) => points !== null).length;
      const tenths = weeks === 0 ? 0 : Math.round((Math.abs(line.total) * 10) / weeks);
      return [id, { ...line, average: (Math.sign(line.total) * tenths) / 10 + 0 }];
    }),
  );
}

/** Fails unless the standings match the ledger exactly, in the order of ranks. */
export function expectStandings(
  ledger: Ledger,
  entries: readonly Pick<StandingsEntry, 'id' | 'rank' | 'totalPoints' | 'avgPoints'>[],
): void {
  const lines = entries.map(({ id, totalPoints, rank, avgPoints }) => [
    id,
    { total: totalPoints, rank, average: avgPoints },
  ]);
  expect(Object.fromEntries(lines)).toEqual(Object.fromEntries(linesOf(ledger)));
  expect(entries).toHaveLength(ledger.players.length);
  const ranks = entries.map(({ rank }) => rank);
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
}
