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
