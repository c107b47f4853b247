import type { ResultLine } from '@torchbearer/contract/client';
import { ENTERED_AS_TOTAL } from '@torchbearer/rules';

/**
 * The lines of each castaway or week, in their order. Those that only repeat the number, because it was entered as a
 * total, are left out.
 */
export function explainedBy<Key extends 'castawayId' | 'weekNumber'>(
  lines: readonly ResultLine[],
  key: Key,
): ReadonlyMap<ResultLine[Key], readonly ResultLine[]> {
  const groups = new Map<ResultLine[Key], ResultLine[]>();
  for (const line of lines) {
    const group = groups.get(line[key]);
    if (group) group.push(line);
    else groups.set(line[key], [line]);
  }
  return new Map([...groups].filter(([, group]) => group.some(({ reason }) => reason !== ENTERED_AS_TOTAL)));
}
