export type DraftStatus = 'PENDING' | 'IN_PROGRESS' | 'COMPLETED';

interface RankingsLock {
  readonly status: DraftStatus;
  readonly rankingsCloseAt: Date | null;
  /** When they were last closed, by an admin or at their deadline. */
  readonly rankingsClosedAt: Date | null;
  readonly unlockedAt: Date | null;
}

/**
 * Rankings close at their deadline, when an admin closes them for a preview, or with the draft, whichever comes first. An
 * unlock opens them again until the next close; one before the deadline leaves the deadline standing.
 */
export function areRankingsLocked(lock: RankingsLock, now: Date): boolean {
  if (lock.status !== 'PENDING') return true;
  if (lock.rankingsClosedAt !== null && (lock.unlockedAt === null || lock.unlockedAt < lock.rankingsClosedAt))
    return true;
  if (lock.rankingsCloseAt === null || now < lock.rankingsCloseAt) return false;
  return lock.unlockedAt === null || lock.unlockedAt < lock.rankingsCloseAt;
}

/** Until when rankings are accepted; null if only the draft ends that, and once they are locked. */
export function rankingsCloseAt(lock: RankingsLock, now: Date): Date | null {
  const deadline = lock.rankingsCloseAt;
  return areRankingsLocked(lock, now) || deadline === null || now >= deadline ? null : deadline;
}
