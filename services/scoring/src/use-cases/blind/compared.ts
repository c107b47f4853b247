import type { Sql } from '@torchbearer/kit';
import { blindLines, type BlindTally } from '../../db/blind-tallies.js';
import { compareTallies, type Compared } from '../../domain/blind-differences.js';

/** A week's two tallies if both are done, which nobody can take back. */
export function doneTallies(tallies: readonly BlindTally[]): readonly [BlindTally, BlindTally] | null {
  const [first, second] = tallies;
  return first?.doneAt && second?.doneAt ? [first, second] : null;
}

/** The only place that reads another admin's lines. */
export async function comparedLines(
  sql: Sql,
  [first, second]: readonly [BlindTally, BlindTally],
): Promise<Compared[]> {
  return compareTallies(await blindLines(sql, first.id), await blindLines(sql, second.id));
}
