import { displayOrder } from '../ranking.js';
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

/** A player's points in a week; 0 without a pick, or if the castaway has no points. */
export function pointsOf({ picks, points }: WeekColumns, slot: number): number {
  const castaway = picks[slot]!;
  return castaway === NONE ? 0 : points[castaway]!;
}

/** Adds the points of each player's pick in these weeks. @param sums by player, in the order of the slots */
export function addPoints(
  sums: Int32Array,
  { columns }: LeagueModel,
  slots: Int32Array,
  weeks: readonly number[],
): void {
  for (const week of weeks) {
    const column = columns.byWeek.get(week)!;
    for (let player = 0; player < slots.length; player++) sums[player]! += pointsOf(column, slots[player]!);
  }
}

/** Players in columns, one value each. */
interface Rankable extends Pick<Totals, 'total' | 'bestWeek' | 'autoPicks'> {
  readonly ids: readonly string[];
  /** Milliseconds since the epoch; NaN before the player has submitted rankings. */
  readonly rankedAt: Float64Array;
}

/** The players in display order: which of them comes at each place. Quick if they are nearly in order already. */
export function displayedOrder({ ids, rankedAt, total, bestWeek, autoPicks }: Rankable): number[] {
  const standingOf = (player: number) => ({
    id: ids[player]!,
    total: total[player]!,
    autoPicks: autoPicks[player]!,
    bestWeek: bestWeek[player]!,
    rankedAt: Number.isNaN(rankedAt[player]) ? null : rankedAt[player]!,
  });
  // The start of `displayOrder`: most players differ in it, so that few comparisons need objects.
  const order = (a: number, b: number): number =>
    total[b]! - total[a]! ||
    autoPicks[a]! - autoPicks[b]! ||
    bestWeek[b]! - bestWeek[a]! ||
    displayOrder(standingOf(a), standingOf(b));
  return Array.from(ids.keys()).sort(order);
}

/** 1 + the number of players with a strictly higher total. @param totals in display order */
export function ranksInOrder(totals: Int32Array): Int32Array {
  const ranks = new Int32Array(totals.length);
  for (let place = 0, rank = 1; place < totals.length; place++) {
    if (totals[place] !== totals[place - 1]) rank = place + 1;
    ranks[place] = rank;
  }
  return ranks;
}
