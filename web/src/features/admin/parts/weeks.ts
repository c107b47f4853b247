/** Values derived from the list of weeks. */
import type { Week } from '@torchbearer/contract/client';
import { LAST_WEEK } from '@torchbearer/rules';

/** The active week's number, null if there is none. */
export const activeWeekNumber = (weeks: readonly Week[]): number | null =>
  weeks.find(({ isActive }) => isActive)?.weekNumber ?? null;

/** The week after the last one; null once all twenty exist. */
export function followingWeek(weeks: readonly Week[]): number | null {
  const next = Math.max(0, ...weeks.map(({ weekNumber }) => weekNumber)) + 1;
  return next > LAST_WEEK ? null : next;
}
