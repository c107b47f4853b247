import type { CastawayFields } from './castaway-fields.js';

type Elimination = Pick<CastawayFields, 'eliminated' | 'eliminatedInWeek'>;

/**
 * A castaway's elimination after a change that may say whether they are out, the week, both or neither.
 *
 * @param currentWeek the week of the elimination if the change has none
 */
export function eliminationAfter(
  stored: Elimination,
  change: Partial<Elimination>,
  currentWeek: number,
): Elimination {
  const eliminated = change.eliminated ?? stored.eliminated;
  if (!eliminated) return { eliminated, eliminatedInWeek: null };
  return { eliminated, eliminatedInWeek: change.eliminatedInWeek ?? stored.eliminatedInWeek ?? currentWeek };
}

/** Why this change can't have a week; null if it can, or has none. */
export function eliminationFault(stored: Elimination, change: Partial<Elimination>): string | null {
  if (change.eliminatedInWeek === undefined || change.eliminatedInWeek === null) return null;
  return (change.eliminated ?? stored.eliminated)
    ? null
    : 'Only a castaway who is eliminated has a week in which they went out.';
}
