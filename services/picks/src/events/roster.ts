import type { Tx } from '@torchbearer/kit';
import type { RosterChanged } from '@torchbearer/proto/league/v1/events';
import type { Context } from '../context.js';
import { Rosters } from '../db/tables.js';
import { withdrawOpenPicks } from '../db/withdraw.js';

export const roster = {
  /** After a re-run of the draft, an open week's pick of a castaway no longer theirs is withdrawn. */
  changed: async (tx: Tx, event: RosterChanged, { clock }: Context): Promise<void> => {
    const { userId, rankingsSubmittedAt = null } = event;
    const picks = event.picks.map(({ castawayId, round, pickNumber }) => ({ castawayId, round, pickNumber }));
    // Writing the row takes the lock under which the player's picks change.
    await tx.manager.upsert(Rosters, { userId, rankingsSubmittedAt, picks }, ['userId']);
    await withdrawOpenPicks(tx, { userId, now: clock(), kept: picks.map((pick) => pick.castawayId) });
  },
  removed: async (tx: Tx, userId: string, { clock }: Context): Promise<void> => {
    await tx.manager.delete(Rosters, { userId });
    await withdrawOpenPicks(tx, { userId, now: clock(), kept: [] });
  },
};
