import type { Tx } from '@torchbearer/kit';
import type { CastawayChanged } from '@torchbearer/proto/league/v1/events';
import { Castaways } from '../db/tables.js';

export const castaway = {
  changed: async (tx: Tx, { id, name, eliminated }: CastawayChanged): Promise<void> => {
    await tx.manager.upsert(Castaways, { id, name, eliminated }, ['id']);
  },
  removed: async (tx: Tx, id: string): Promise<void> => {
    await tx.manager.delete(Castaways, { id });
  },
};
