import type { Tx } from '@torchbearer/kit';
import type { WeekChanged } from '@torchbearer/proto/league/v1/events';
import { Weeks } from '../db/tables.js';

/** Weeks are kept only to know which exist; standings follow from scored weeks, whatever their schedule. */
export async function changed(tx: Tx, { id, weekNumber }: WeekChanged): Promise<void> {
  await tx.manager.upsert(Weeks, { id, weekNumber }, ['id']);
}

export async function removed(tx: Tx, id: string): Promise<void> {
  await tx.manager.delete(Weeks, { id });
}
