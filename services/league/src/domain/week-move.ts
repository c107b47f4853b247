import type { PickWindow } from './week-schedule.js';

/** What a change of a stored week would do to its close. */
export interface PlannedMove {
  readonly stored: PickWindow & { readonly wasEverActive: boolean };
  readonly picksCloseAt: Date;
  readonly now: Date;
  readonly isScored: boolean;
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
