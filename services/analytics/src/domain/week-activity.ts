import { type LeagueModel, NONE, participantsOf, type WeekColumns } from '@torchbearer/rules/league';

/** What participants did in one week. */
export interface WeekActivity {
  readonly weekNumber: number;
  /** Players with a pick by hand. */
  readonly byHand: number;
  /** Players with a pick, by hand or automatic. */
  readonly picks: number;
  /** Points of all of these picks; 0 before the week is scored. */
  readonly points: number;
}

/** Every week with any pick of a participant, in any order. */
export function weekActivity(model: LeagueModel): WeekActivity[] {
  const participants = participantsOf(model);
  return [...model.columns.byWeek]
    .map(([weekNumber, week]) => ({ weekNumber, ...countWeek(week, participants) }))
    .filter(({ picks }) => picks > 0);
}

function countWeek({ picks, isAuto, points }: WeekColumns, participants: Int32Array) {
  const counts = { byHand: 0, picks: 0, points: 0 };
  for (const player of participants) {
    const castaway = picks[player]!;
    if (castaway === NONE) continue;
    counts.picks += 1;
    counts.points += points[castaway]!;
    counts.byHand += 1 - isAuto[player]!;
  }
  return counts;
}
