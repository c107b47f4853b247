export type DraftStatus = 'PENDING' | 'IN_PROGRESS' | 'COMPLETED';

/**
 * Rankings close at their deadline or with the draft, whichever comes first. An admin's unlock after the deadline
 * opens them again until the next draft; one before it leaves the deadline standing.
 */
export function areRankingsLocked(
  facts: {
    readonly status: DraftStatus;
    readonly rankingsCloseAt: Date | null;
    readonly unlockedAt: Date | null;
  },
  now: Date,
): boolean {
  if (facts.status !== 'PENDING') return true;
  if (facts.rankingsCloseAt === null || now < facts.rankingsCloseAt) return false;
  return facts.unlockedAt === null || facts.unlockedAt < facts.rankingsCloseAt;
}
