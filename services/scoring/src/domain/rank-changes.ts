import { ranking } from '@torchbearer/rules';
import type { LeagueData } from './league-data.js';
import type { PointsChange } from './points-change.js';
import { tally } from './tally.js';

/** How far one participant's total and rank move. */
export interface RankChange {
  readonly userId: string;
  readonly name: string;
  readonly pointsFrom: number;
  readonly pointsTo: number;
  readonly rankFrom: number;
  readonly rankTo: number;
}

/** The league data as it would be with these points of one week, which may be its first. */
export function withPoints(
  league: LeagueData,
  weekNumber: number,
  changes: readonly PointsChange[],
): LeagueData {
  const changed = new Set(changes.map((change) => change.castawayId));
  const unchanged = league.points.filter(
    (row) => row.weekNumber !== weekNumber || !changed.has(row.castawayId),
  );
  const added = changes.flatMap(({ castawayId, after }) =>
    after === null ? [] : [{ weekNumber, castawayId, points: after }],
  );
  const points = [...unchanged, ...added];
  return { ...league, points, scoredWeeks: [...new Set(points.map((row) => row.weekNumber))] };
}

/**
 * Every participant whose total or rank differs between two states of one league, in the order of the later
 * standings.
 */
export function rankChanges(before: LeagueData, after: LeagueData): RankChange[] {
  const former = new Map(ranking(tally(before)).map((ranked) => [ranked.participant.id, ranked]));
  return ranking(tally(after)).flatMap(({ participant, total, rank }) => {
    const from = former.get(participant.id);
    if (!from || (from.total === total && from.rank === rank)) return [];
    const { id: userId, name } = participant;
    return [{ userId, name, pointsFrom: from.total, pointsTo: total, rankFrom: from.rank, rankTo: rank }];
  });
}
