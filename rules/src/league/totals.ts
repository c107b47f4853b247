import { NONE, type LeagueModel, type WeekColumns } from './model.js';

/** What ranks are computed from; one value per player, in the order of the slots given. */
export interface Totals {
  /** Points of all counted weeks. */
  readonly total: Int32Array;
  /** Points of the best counted week, where a week without a pick is 0; 0 before any. */
  readonly bestWeek: Int32Array;
  /** Counted weeks with a pick, by hand or automatic. */
  readonly weeksPicked: Int32Array;
  /** Counted weeks with an automatic pick. */
  readonly autoPicks: Int32Array;
}

/** @param counted the weeks that count */
export function totalsOf({ columns }: LeagueModel, slots: Int32Array, counted: readonly number[]): Totals {
  const column = (): Int32Array => new Int32Array(slots.length);
  const totals = { total: column(), bestWeek: column(), weeksPicked: column(), autoPicks: column() };
  if (counted.length > 0) totals.bestWeek.fill(-(2 ** 31));
  for (const week of counted) addWeek(totals, columns.byWeek.get(week)!, slots);
  return totals;
}

function addWeek(totals: Totals, { picks, isAuto, points }: WeekColumns, slots: Int32Array): void {
  const { total, bestWeek, weeksPicked, autoPicks } = totals;
  for (let player = 0; player < slots.length; player++) {
    const slot = slots[player]!;
    const castaway = picks[slot]!;
    const value = castaway === NONE ? 0 : points[castaway]!;
    total[player]! += value;
    if (value > bestWeek[player]!) bestWeek[player] = value;
    if (castaway === NONE) continue;
    weeksPicked[player]! += 1;
    autoPicks[player]! += isAuto[slot]!;
  }
}

/** Adds the points of each player's pick in these weeks. @param sums by player, in the order of the slots */
export function addPoints(
  sums: Int32Array,
  { columns }: LeagueModel,
  slots: Int32Array,
  weeks: readonly number[],
): void {
  for (const week of weeks) {
    const { picks, points } = columns.byWeek.get(week)!;
    for (let player = 0; player < slots.length; player++) {
      const castaway = picks[slots[player]!]!;
      if (castaway !== NONE) sums[player]! += points[castaway]!;
    }
  }
}
