import { standingsEntries } from '@torchbearer/kit';
import type { StandingsRow } from '@torchbearer/proto/scoring/v1/scoring';
import type { LeaderboardChanged, LiveRow, OwnPlace } from '@torchbearer/rules';
import type { Standings } from './standings-source.js';

/** One version of the standings, as sockets get it. */
export interface LeaderboardEvent {
  readonly name: 'leaderboard:updated' | 'leaderboard:changed';
  /** Its argument. */
  readonly json: string;
  /**
   * The argument of `leaderboard:own`; null for somebody who takes no part, and where all get the whole list; undefined
   * if the row was not read yet.
   */
  ownJson(userId: string): string | null | undefined;
}

/** Makes the event of each version: the whole list, or the first rows and what has changed since the version before. */
export function createLeaderboardEvents(): (standings: Standings) => LeaderboardEvent {
  let pointsBefore: ReadonlyMap<string, number> | null = null;
  return (standings) => {
    const { castaways } = standings;
    const before = pointsBefore;
    pointsBefore = new Map(castaways.map(({ id, points }) => [id, points]));
    if (standings.isWhole) return wholeList(standings);
    return whatChanged(standings, (id, points) => points - (before?.get(id) ?? points));
  };
}

const wholeList = ({ castaways, rows }: Standings): LeaderboardEvent => ({
  name: 'leaderboard:updated',
  json: JSON.stringify(standingsEntries({ castaways, rows: [...rows] })),
  ownJson: () => null,
});

function whatChanged(
  { label, version, players, averagePoints, totalPicks, castaways, rows, own }: Standings,
  changeOf: (castawayId: string, points: number) => number,
): LeaderboardEvent {
  const changed: LeaderboardChanged = {
    standings: label,
    version,
    players,
    averagePoints,
    totalPicks,
    castaways: castaways.map((castaway) => ({ ...castaway, change: changeOf(castaway.id, castaway.points) })),
    rows: rows.map(liveRow),
  };
  return {
    name: 'leaderboard:changed',
    json: JSON.stringify(changed),
    ownJson(userId) {
      const row = own.get(userId);
      if (!row) return row;
      return JSON.stringify({ standings: label, place: row.place, row: liveRow(row) } satisfies OwnPlace);
    },
  };
}

const liveRow = (row: StandingsRow): LiveRow => ({
  id: row.userId,
  rank: row.rank,
  name: row.name,
  email: row.email ?? null,
  totalPoints: row.totalPoints,
  avgPoints: row.averagePoints,
  drafted: row.drafted.map(({ castaway, round }) => [castaway, round] as const),
});
