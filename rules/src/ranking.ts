/** The data that a participant's rank is computed from. */
export interface Standing {
  readonly id: string;
  readonly total: number;
  /** Counted weeks with an automatic pick. */
  readonly autoPicks: number;
  /** The best of the counted weeks; 0 before any. */
  readonly bestWeek: number;
  /** Milliseconds since the epoch; null before the player has submitted rankings. */
  readonly rankedAt: number | null;
}

/** The scored weeks from the first pick week on, each once, ascending: earlier weeks never score for players. */
export const countedWeeks = (scoredWeeks: readonly number[], firstPickWeek: number): number[] =>
  [...new Set(scoredWeeks)].filter((week) => week >= firstPickWeek).sort((a, b) => a - b);

/** Higher total first; then fewer automatic picks, the higher best week, the earlier rankings, the id. */
export const displayOrder = (a: Standing, b: Standing): number =>
  b.total - a.total ||
  a.autoPicks - b.autoPicks ||
  b.bestWeek - a.bestWeek ||
  whenRanked(a) - whenRanked(b) ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Players without rankings come last; a finite number, so that two of them compare as equal. */
const whenRanked = ({ rankedAt }: Standing): number => rankedAt ?? Number.MAX_SAFE_INTEGER;

/**
 * `total / count` rounded to `decimals`, halves away from zero (2.25 → 2.3, −2.25 → −2.3); 0 if `count` is 0. It
 * rounds integers, because binary fractions would round some halves the wrong way.
 * @param total integer  @param count integer, not negative  @param decimals 0 to 3
 */
export function roundedRatio(total: number, count: number, decimals: number): number {
  if (count === 0) return 0;
  const scale = 10 ** decimals;
  const units = Math.floor((Math.abs(total) * scale * 2 + count) / (count * 2));
  return units === 0 ? 0 : (Math.sign(total) * units) / scale;
}
