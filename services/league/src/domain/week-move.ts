import type { PickWindow } from './week-schedule.js';

/** What a change of a stored week would do to its close. */
interface PlannedMove {
  readonly stored: PickWindow & { readonly wasEverActive: boolean };
  readonly picksCloseAt: Date;
  readonly now: Date;
  readonly isScored: boolean;
}

/**
 * When an open week was closed by setting a close that had passed: picks were taken until then. Null if it closes at its
 * close.
 */
export function closedAtAfter(
  stored: (PickWindow & { readonly closedAt: Date | null }) | null,
  picksCloseAt: Date,
  now: Date,
): Date | null {
  if (stored?.picksCloseAt.getTime() === picksCloseAt.getTime()) return stored.closedAt;
  return stored !== null && stored.picksCloseAt > now && picksCloseAt <= now ? now : null;
}

/**
 * Whether a close that has passed would be moved. An open week can be moved freely. A week that was never active took no
 * picks, so its close means nothing yet, but its points count like any others.
 */
export function moveOfClosed(planned: PlannedMove): 'NONE' | 'NEEDS_REASON' | 'REFUSED' {
  const { stored, picksCloseAt, now, isScored } = planned;
  if (stored.picksCloseAt > now || stored.picksCloseAt.getTime() === picksCloseAt.getTime()) return 'NONE';
  if (isScored) return 'REFUSED';
  return stored.wasEverActive ? 'NEEDS_REASON' : 'NONE';
}
