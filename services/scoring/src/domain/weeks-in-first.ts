import { countedWeeksOf, NONE, type LeagueModel, type WeekColumns } from '@torchbearer/rules/league';

/**
 * The number of scored weeks after which today's leader (the first in display order) had the highest total so
 * far, shared firsts included; 0 without scores or participants. @param slots the participants in display order
 */
export function weeksInFirst(model: LeagueModel, slots: Int32Array): number {
  if (slots.length === 0) return 0;
  const totals = new Int32Array(slots.length);
  let weeks = 0;
  for (const number of countedWeeksOf(model)) {
    const week = model.columns.byWeek.get(number)!;
    const leaderTotal = (totals[0]! += pointsOf(week, slots[0]!));
    let isFirst = true;
    for (let player = 1; player < slots.length; player++) {
      const total = (totals[player]! += pointsOf(week, slots[player]!));
      if (total > leaderTotal) isFirst = false;
    }
    if (isFirst) weeks += 1;
  }
  return weeks;
}

/** A player's points in a week; 0 without a pick, or if the castaway has no points. */
export function pointsOf({ picks, points }: WeekColumns, slot: number): number {
  const castaway = picks[slot]!;
  return castaway === NONE ? 0 : points[castaway]!;
}
