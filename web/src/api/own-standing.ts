/** Where the user is on the leaderboard: the part of the standings that every screen needs, of any league. */
import type { OwnStanding, StandingsEntry } from '@torchbearer/contract/client';
import { MOST_IN_WHOLE_LIST } from '@torchbearer/rules';

/** How many rows before and after the user's own. */
const NEIGHBORS = 3;

/** Whether the league is too large for its whole list. */
export const isLarge = ({ players }: Pick<OwnStanding, 'players'>): boolean => players > MOST_IN_WHOLE_LIST;

/** The user's row; null for an admin who takes no part. */
export const ownRow = ({ place, first, rows }: OwnStanding): StandingsEntry | null =>
  place === null ? null : (rows[place - first] ?? null);

/** The user's standing, read from a whole list; a list has no version, so `standings` is empty. */
export function ownStandingIn(list: readonly StandingsEntry[], userId: string | undefined): OwnStanding {
  const found = list.findIndex(({ id }) => id === userId);
  const place = found < 0 ? null : found;
  const first = Math.max(0, found - NEIGHBORS);
  const points = list.reduce((sum, { totalPoints }) => sum + totalPoints, 0);
  return {
    standings: '',
    players: list.length,
    place,
    first,
    rows: place === null ? [] : list.slice(first, place + NEIGHBORS + 1),
    leaders: list.slice(0, 2),
    averagePoints: list.length === 0 ? 0 : Math.round(points / list.length),
    totalPicks: list.reduce((sum, { draftPicks }) => sum + draftPicks.length, 0),
  };
}
