export interface PointsEntry {
  readonly castawayId: string;
  readonly points: number;
}

export interface EntriesFault {
  readonly reason: 'UNKNOWN_CASTAWAY' | 'ELIMINATED_NOT_SCORED';
  /** Fit to show a person. */
  readonly sentence: string;
  /** One line for each entry at fault. */
  readonly details: readonly { field: string; message: string }[];
}

/**
 * Whether a week's points may be saved: every castaway exists, and none is eliminated whose points would change
 * by it. Sending an eliminated castaway's stored points again is no change; sending 0 where nothing is stored is one.
 * @param stored the week's points so far, by castaway id
 */
export function checkEntries(
  entries: readonly PointsEntry[],
  castaways: ReadonlyMap<string, { readonly name: string; readonly eliminated: boolean }>,
  stored: ReadonlyMap<string, number>,
): EntriesFault | null {
  const unknown: EntriesFault['details'][number][] = [];
  const eliminated: EntriesFault['details'][number][] = [];
  const names: string[] = [];
  entries.forEach(({ castawayId, points }, index) => {
    const field = `entries.${index}.castawayId`;
    const castaway = castaways.get(castawayId);
    if (!castaway) return void unknown.push({ field, message: 'There is no such castaway.' });
    if (!castaway.eliminated || stored.get(castawayId) === points) return;
    eliminated.push({ field, message: `${castaway.name} has been eliminated.` });
    names.push(castaway.name);
  });
  if (unknown.length > 0) {
    return { reason: 'UNKNOWN_CASTAWAY', sentence: 'There is no such castaway.', details: unknown };
  }
  if (eliminated.length === 0) return null;
  const sentence = `Eliminated castaways cannot receive points: ${names.join(', ')}.`;
  return { reason: 'ELIMINATED_NOT_SCORED', sentence, details: eliminated };
}
