import { REASONS, type FieldError } from '@torchbearer/rules';
import { refused, type Refused, type ScoredCastaway, type Week } from './week.js';

export interface NamedCastaway {
  /** Where the request names the castaway. */
  readonly field: string;
  readonly castawayId: string;
  /** Whether the castaway's points of the week would change. */
  readonly isChange: boolean;
}

/** Whether a castaway can receive no more points in this week. */
export const isOutBy = ({ eliminated, eliminatedInWeek }: ScoredCastaway, weekNumber: number): boolean =>
  eliminated && (eliminatedInWeek === null || weekNumber > eliminatedInWeek);

/**
 * Whether these castaways' points of a week may change: every castaway exists, and none that changes was out before
 * that week. A castaway still scores in the week of the elimination. @returns UNKNOWN_CASTAWAY or ELIMINATED_NOT_SCORED
 */
export function checkCastaways(
  { weekNumber, castaways }: Pick<Week, 'weekNumber' | 'castaways'>,
  named: readonly NamedCastaway[],
): Refused | null {
  const unknown: FieldError[] = [];
  const eliminated: FieldError[] = [];
  const names = new Set<string>();
  for (const { field, castawayId, isChange } of named) {
    const castaway = castaways.get(castawayId);
    if (!castaway) {
      unknown.push({ field, message: REASONS.UNKNOWN_CASTAWAY.sentence });
    } else if (isChange && isOutBy(castaway, weekNumber)) {
      eliminated.push({ field, message: `${castaway.name} has been eliminated.` });
      names.add(castaway.name);
    }
  }
  if (unknown.length > 0) return refused('UNKNOWN_CASTAWAY', undefined, unknown);
  if (eliminated.length === 0) return null;
  const sentence = `Eliminated castaways cannot receive points: ${[...names].join(', ')}.`;
  return refused('ELIMINATED_NOT_SCORED', sentence, eliminated);
}
