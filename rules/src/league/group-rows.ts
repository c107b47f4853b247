/** The leaderboard of some of the league's players. */
import type { BoardRow, BoardRows } from './board-rows.js';
import { ranksInOrder } from './order.js';

/** The contract's GroupStandingsEntry. */
export interface GroupRow extends BoardRow {
  /** 1 + the number of these players with a strictly higher total. */
  readonly rank: number;
  readonly leagueRank: number;
}

/**
 * The rows of these players in the order of the league; without those who take no part.
 * @param withEmails else they are null, if the season hides them
 */
export function groupRows(
  league: Pick<BoardRows, 'placeOf' | 'row'>,
  userIds: readonly string[],
  withEmails: boolean,
): GroupRow[] {
  const places = [...new Set(userIds)].map((id) => league.placeOf(id)).filter((place) => place !== null);
  const rows = places.sort((a, b) => a - b).map((place) => league.row(place, withEmails));
  const ranks = ranksInOrder(Int32Array.from(rows, ({ totalPoints }) => totalPoints));
  return rows.map((row, index) => ({ ...row, rank: ranks[index]!, leagueRank: row.rank }));
}
