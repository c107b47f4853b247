import type { Tally } from './tally.js';

export interface Ranked extends Tally {
  /** 1 + the number of participants with a strictly higher total: 1, 2, 2, 4. */
  readonly rank: number;
}

/** Puts participants in display order and gives each a rank. */
export function ranking(tallies: readonly Tally[]): Ranked[] {
  const ordered = [...tallies].sort(displayOrder);
  let rank = 1;
  return ordered.map((entry, index) => {
    if (entry.total !== ordered[index - 1]?.total) rank = index + 1;
    return { ...entry, rank };
  });
}

/** Higher total first; among equals fewer automatic picks, the higher best week, the earlier rankings, the id. */
export function displayOrder(a: Tally, b: Tally): number {
  return (
    b.total - a.total ||
    a.autoPicks - b.autoPicks ||
    b.bestWeek - a.bestWeek ||
    rankedAt(a) - rankedAt(b) ||
    (a.participant.id < b.participant.id ? -1 : 1)
  );
}

/** Who never submitted rankings comes after everybody who did; a finite number, so that two such compare as equal. */
const rankedAt = ({ participant }: Tally): number =>
  participant.roster?.rankingsSubmittedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
