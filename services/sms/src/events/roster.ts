import type { Tx } from '@torchbearer/kit';
import type { RosterChanged } from '@torchbearer/proto/league/v1/events';
import { Rosters } from '../db/tables.js';

export const roster = {
  changed: async (tx: Tx, event: RosterChanged): Promise<void> => {
    const { userId, rankingsSubmittedAt = null } = event;
    const inOrder = event.picks.toSorted((a, b) => a.round - b.round || a.pickNumber - b.pickNumber);
    const castawayIds = inOrder.map(({ castawayId }) => castawayId);
    await tx.manager.upsert(Rosters, { userId, rankingsSubmittedAt, castawayIds }, ['userId']);
  },
  removed: async (tx: Tx, userId: string): Promise<void> => {
    await tx.manager.delete(Rosters, { userId });
  },
};
