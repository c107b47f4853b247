import { PoisonMessage, type Tx } from '@torchbearer/kit';
import type { WeekChanged } from '@torchbearer/proto/league/v1/events';
import { Weeks } from '../db/tables.js';

export const week = {
  changed: async (tx: Tx, event: WeekChanged): Promise<void> => {
    const { id, weekNumber, isActive, picksOpenAt, picksCloseAt } = event;
    if (!picksOpenAt || !picksCloseAt) throw new PoisonMessage('a week without its open or close');
    await tx.manager.upsert(Weeks, { id, weekNumber, isActive, picksOpenAt, picksCloseAt }, ['id']);
  },
  removed: async (tx: Tx, id: string): Promise<void> => {
    await tx.manager.delete(Weeks, { id });
  },
};
