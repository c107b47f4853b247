import { Refusal, type Tx } from '@torchbearer/kit';
import { isUnresolved } from '../../db/double-scoring.js';

/**
 * For a change of points outside the two tallies. The week must be locked. @throws Refusal WEEK_IS_SCORED_TWICE
 */
export async function refuseIfUnresolved(tx: Tx, weekNumber: number): Promise<void> {
  if (await isUnresolved(tx, weekNumber)) throw new Refusal('WEEK_IS_SCORED_TWICE');
}
