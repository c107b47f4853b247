import { REASONS, type ResultsUntil } from '@torchbearer/rules';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A ranking as a player submits it. */
export interface RankingSubmission {
  readonly userId: string;
  /** Best first. */
  readonly castawayIds: readonly string[];
  /** When it arrived. */
  readonly now: Date;
  /** How far the player wants to see results, in the response. */
  readonly until: ResultsUntil;
}

/**
 * A ranking as its player sees it: always every castaway once. Ranked castaways have the given order, castaways
 * that came later follow by name, and deleted ones are gone.
 * @param castaways all of them, by name
 */
export function shownOrder<Castaway extends Named>(
  ranking: readonly string[],
  castaways: readonly Castaway[],
): Castaway[] {
  const unranked = new Map(castaways.map((castaway) => [castaway.id, castaway]));
  const ranked = ranking.flatMap((id) => {
    const castaway = unranked.get(id);
    unranked.delete(id);
    return castaway ? [castaway] : [];
  });
  return [...ranked, ...unranked.values()];
}

/** More are not listed in a sentence for a person. */
const MOST_LISTED = 5;

/** Why `ranking` does not list every castaway exactly once, as a sentence; `null` if it does. */
export function rankingFault(ranking: readonly string[], castaways: readonly Named[]): string | null {
  if (castaways.length === 0) return 'There are no castaways to rank yet.';
  const names = new Map(castaways.map(({ id, name }) => [id, name]));
  const seen = new Set<string>();
  const doubled = new Set<string>();
  const unknown = new Set<string>();
  for (const id of ranking) {
    const name = names.get(id);
    if (name === undefined) unknown.add(id);
    else if (seen.has(id)) doubled.add(name);
    seen.add(id);
  }
  const missing = castaways.filter(({ id }) => !seen.has(id)).map(({ name }) => name);
  const parts = [listed('Missing', missing), listed('Twice', [...doubled]), listed('Unknown', [...unknown])];
  const problems = parts.filter((part) => part !== '');
  return problems.length === 0 ? null : `${REASONS.RANKING_NOT_COMPLETE.sentence} ${problems.join(' ')}`;
}

function listed(label: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const more = items.length > MOST_LISTED ? ` and ${items.length - MOST_LISTED} more` : '';
  return `${label}: ${items.slice(0, MOST_LISTED).join(', ')}${more}.`;
}

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
