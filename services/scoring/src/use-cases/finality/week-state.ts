import type { Sql } from '@torchbearer/kit';
import type { WeekState } from '@torchbearer/proto/scoring/v1/scoring';
import { finalityOf } from '../../db/final-weeks.js';

/** Whether the week is final, since when and by whom. */
export async function weekState(sql: Sql, weekNumber: number): Promise<WeekState> {
  const final = await finalityOf(sql, weekNumber);
  if (!final) return { weekNumber, finalAt: undefined, finalBy: undefined };
  const { finalAt, finalById, finalByName } = final;
  const finalBy = finalById === null ? undefined : { id: finalById, name: finalByName ?? undefined };
  return { weekNumber, finalAt, finalBy };
}
