import type { Tx } from '@torchbearer/kit';
import type { SeasonChanged } from '@torchbearer/proto/league/v1/events';
import { Season } from '../db/tables.js';

export const season = {
  changed: async (tx: Tx, { hidePicksUntilLock }: SeasonChanged): Promise<void> => {
    await tx.manager.upsert(Season, { onlyRow: true, hidePicksUntilLock }, ['onlyRow']);
  },
};
