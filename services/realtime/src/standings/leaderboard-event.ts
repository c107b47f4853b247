import { leagueFigures, standingsLabel, type StandingsRows } from '@torchbearer/kit';
import { ROWS_PER_PAGE, type LeaderboardChanged, type LiveRow, type OwnPlace } from '@torchbearer/rules';
import type { BoardRow } from '@torchbearer/rules/league';
import type { Standings } from './standings.js';

/** One version of the standings, as sockets get it. */
export interface LeaderboardEvent {
  readonly version: number;
  readonly name: 'leaderboard:updated' | 'leaderboard:changed';
  /** Its argument. */
  readonly json: string;
  /** The argument of `leaderboard:own`; null for somebody who takes no part, and where all get the whole list. */
  ownJson(userId: string): string | null;
}

/**
 * Makes the event of each version: the whole list in a league of up to `mostInList` players, and otherwise the first
 * rows and what has changed since the version before.
 */
export function createLeaderboardEvents(mostInList: number): (standings: Standings) => LeaderboardEvent {
  let pointsBefore: ReadonlyMap<string, number> | null = null;
  return (standings) => {
    const { castaways } = standings.rows;
    const before = pointsBefore;
    pointsBefore = new Map(castaways.map(({ id, points }) => [id, points]));
    if (standings.rows.size <= mostInList) return wholeList(standings);
    return whatChanged(standings, (id, points) => points - (before?.get(id) ?? points));
  };
}

const wholeList = ({ version, rows }: Standings): LeaderboardEvent => ({
  version,
  name: 'leaderboard:updated',
  json: JSON.stringify(firstRows(rows, rows.size)),
  ownJson: () => null,
});

function whatChanged(
  { version, rows }: Standings,
  changeOf: (castawayId: string, points: number) => number,
): LeaderboardEvent {
  const standings = standingsLabel(version, rows.hash);
  const numbers = new Map(rows.castaways.map(({ id }, number) => [id, number]));
  const liveRow = ({ draftPicks, ...row }: BoardRow): LiveRow => ({
    ...row,
    drafted: draftPicks.flatMap(({ castawayId, round }) => {
      const number = numbers.get(castawayId);
      // Scoring of the version before names no castaways.
      return number === undefined ? [] : [[number, round] as const];
    }),
  });
  const changed: LeaderboardChanged = {
    standings,
    version,
    ...leagueFigures(rows),
    castaways: rows.castaways.map((castaway) => ({
      ...castaway,
      change: changeOf(castaway.id, castaway.points),
    })),
    rows: firstRows(rows, ROWS_PER_PAGE).map(liveRow),
  };
  return {
    version,
    name: 'leaderboard:changed',
    json: JSON.stringify(changed),
    ownJson(userId) {
      const place = rows.placeOf(userId);
      if (place === null) return null;
      return JSON.stringify({ standings, place, row: liveRow(rows.row(place, false)) } satisfies OwnPlace);
    },
  };
}

/** As every player may see them. */
const firstRows = (rows: StandingsRows, most: number): BoardRow[] =>
  Array.from({ length: Math.min(rows.size, most) }, (_, place) => rows.row(place, false));
