import { Refusal, type Sql } from '@torchbearer/kit';
import { blindTallies, type BlindTally } from '../../db/blind-tallies.js';

/** The admin's own tally of a week, and all. @throws Refusal NO_BLIND_TALLY */
export async function ownTally(
  sql: Sql,
  weekNumber: number,
  adminId: string,
): Promise<{ readonly own: BlindTally; readonly tallies: readonly BlindTally[] }> {
  const tallies = await blindTallies(sql, weekNumber);
  const own = tallies.find((tally) => tally.adminId === adminId);
  if (!own) throw new Refusal('NO_BLIND_TALLY');
  return { own, tallies };
}
