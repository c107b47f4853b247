import { REASONS } from '@torchbearer/rules';
export interface PointsEntry {
  readonly castawayId: string;
  readonly points: number;
}

export interface EntriesFault {
  readonly reason: 'UNKNOWN_CASTAWAY' | 'ELIMINATED_NOT_SCORED';
  /** Fit to show a person. */
  readonly sentence: string;
  /** One line for each invalid entry. */
  readonly details: readonly { field: string; message: string }[];
}

interface ScoredCastaway {
  readonly name: string;
  readonly eliminated: boolean;
  /** null while in the game, and if the week is not known. */
  readonly eliminatedInWeek: number | null;
}

/** Whether a castaway can receive no more points in this week. */
const isOutBy = ({ eliminated, eliminatedInWeek }: ScoredCastaway, weekNumber: number): boolean =>
  eliminated && (eliminatedInWeek === null || weekNumber > eliminatedInWeek);

/**
 * Whether a week's points may be saved: every castaway exists, and none whose points would change was out before
 * that week. A castaway still scores in the week of the elimination. Sending an eliminated castaway's stored points
 * again is no change; sending 0 if nothing is stored is one.
 * @param stored the week's points so far, by castaway id
 */
export function checkEntries(
  weekNumber: number,
  entries: readonly PointsEntry[],
  castaways: ReadonlyMap<string, ScoredCastaway>,
  stored: ReadonlyMap<string, number>,
): EntriesFault | null {
  const unknown: EntriesFault['details'][number][] = [];
  const eliminated: EntriesFault['details'][number][] = [];
  const names: string[] = [];
  entries.forEach(({ castawayId, points }, index) => {
    const field = `entries.${index}.castawayId`;
    const castaway = castaways.get(castawayId);
    if (!castaway) return void unknown.push({ field, message: REASONS.UNKNOWN_CASTAWAY.sentence });
    if (!isOutBy(castaway, weekNumber) || stored.get(castawayId) === points) return;
    eliminated.push({ field, message: `${castaway.name} has been eliminated.` });
    names.push(castaway.name);
  });
  if (unknown.length > 0) {
    return { reason: 'UNKNOWN_CASTAWAY', sentence: REASONS.UNKNOWN_CASTAWAY.sentence, details: unknown };
  }
  if (eliminated.length === 0) return null;
  const sentence = `Eliminated castaways cannot receive points: ${names.join(', ')}.`;
  return { reason: 'ELIMINATED_NOT_SCORED', sentence, details: eliminated };
}
