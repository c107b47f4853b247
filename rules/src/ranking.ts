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

/** In display order, each with its rank. */
export function ranking<S extends Standing>(standings: readonly S[]): (S & { readonly rank: number })[] {
  const ordered = [...standings].sort(displayOrder);
  const ranks = ranksOf(ordered);
  // Not spread, which is slow here; see docs/performance.md.
  return ordered.map((standing, index) => Object.assign({ rank: ranks[index] ?? 0 }, standing));
}

/**
 * The ranks of standings in display order: 1 + the number of participants with a strictly higher total: 1, 2, 2, 4.
 */
export function ranksOf(ordered: readonly Pick<Standing, 'total'>[]): number[] {
  let rank = 1;
  return ordered.map(({ total }, index) => {
    if (total !== ordered[index - 1]?.total) rank = index + 1;
    return rank;
  });
}

/** Higher total first; then fewer automatic picks, the higher best week, the earlier rankings, the id. */
export const displayOrder = (a: Standing, b: Standing): number =>
  b.total - a.total ||
  a.autoPicks - b.autoPicks ||
  b.bestWeek - a.bestWeek ||
  whenRanked(a) - whenRanked(b) ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Players without rankings come last; a finite number, so that two of them compare as equal. */
const whenRanked = ({ rankedAt }: Standing): number => rankedAt ?? Number.MAX_SAFE_INTEGER;
