import type { Tx } from '@torchbearer/kit';
import type { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import { ScoredWeeks } from '../db/tables.js';

export const scoredWeek = {
  /** A week is scored once any points are saved; an undo may leave none. */
  changed: async (tx: Tx, { weekNumber, points }: WeekScored): Promise<void> => {
    if (points.length > 0) await tx.manager.upsert(ScoredWeeks, { weekNumber }, ['weekNumber']);
    else await tx.manager.delete(ScoredWeeks, { weekNumber });
  },
  removed: async (tx: Tx, key: string): Promise<void> => {
    await tx.manager.delete(ScoredWeeks, { weekNumber: Number(key) });
  },
};
