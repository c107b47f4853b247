export type DraftStatus = 'PENDING' | 'IN_PROGRESS' | 'COMPLETED';

interface LockFacts {
  readonly status: DraftStatus;
  readonly rankingsCloseAt: Date | null;
  readonly unlockedAt: Date | null;
}

/**
 * Rankings close at their deadline or with the draft, whichever comes first. An admin's unlock after the deadline
 * opens them again until the next draft; one before it leaves the deadline standing.
 */
export function areRankingsLocked(facts: LockFacts, now: Date): boolean {
  if (facts.status !== 'PENDING') return true;
  if (facts.rankingsCloseAt === null || now < facts.rankingsCloseAt) return false;
  return facts.unlockedAt === null || facts.unlockedAt < facts.rankingsCloseAt;
}

/** Until when rankings are accepted; null if only the draft ends that, and once they are locked. */
export function rankingsCloseAt(facts: LockFacts, now: Date): Date | null {
  const deadline = facts.rankingsCloseAt;
  return areRankingsLocked(facts, now) || deadline === null || now >= deadline ? null : deadline;
}
