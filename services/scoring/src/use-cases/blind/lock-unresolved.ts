import { Refusal, type Tx } from '@torchbearer/kit';
import { isUnresolved } from '../../db/double-scoring.js';
import { weekExists } from '../../db/points.js';
import { lockWeek } from '../../db/week-lock.js';
import { isWeekNumber } from '../points/points-input.js';

/** Locks a week that takes blind tallies. @throws Refusal WEEK_NOT_FOUND or WEEK_NOT_SCORED_TWICE */
export async function lockUnresolved(tx: Tx, weekNumber: number): Promise<void> {
  if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
  await lockWeek(tx, weekNumber);
  if (!(await weekExists(tx, weekNumber))) throw new Refusal('WEEK_NOT_FOUND');
  if (!(await isUnresolved(tx, weekNumber))) throw new Refusal('WEEK_NOT_SCORED_TWICE');
}
