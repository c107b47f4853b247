import type { Tx } from '@torchbearer/kit';
import type { CastawayChanged } from '@torchbearer/proto/league/v1/events';
import { Castaways } from '../db/tables.js';

export const castaway = {
  changed: async (tx: Tx, event: CastawayChanged): Promise<void> => {
    const { id, name, tribe, occupation, hometown, eliminated } = event;
    const copy = { id, name, tribe, occupation, hometown, eliminated };
    await tx.manager.upsert(
      Castaways,
      {
        ...copy,
        age: event.age ?? null,
        imageUrl: event.imageUrl ?? null,
        eliminatedInWeek: event.eliminatedInWeek ?? null,
      },
      ['id'],
    );
  },
  removed: async (tx: Tx, id: string): Promise<void> => {
    await tx.manager.delete(Castaways, { id });
  },
};
