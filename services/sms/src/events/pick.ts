import type { Tx } from '@torchbearer/kit';
import type { PickChanged } from '@torchbearer/proto/picks/v1/events';
import type { Context } from '../context.js';
import { Picks } from '../db/tables.js';
import { tellOfWithdrawal } from '../sending/withdrawal.js';

export const pick = {
  changed: async (tx: Tx, { id, userId, weekNumber, castawayId }: PickChanged): Promise<void> => {
    await tx.manager.upsert(Picks, { id, userId, weekNumber, castawayId }, ['id']);
  },
  removed: async (tx: Tx, id: string, context: Context): Promise<void> => {
    await tellOfWithdrawal(tx, id, context);
    await tx.manager.delete(Picks, { id });
  },
};
