/** What follows where a copy has changed, in the same transaction. */
import type { Reactions } from '@torchbearer/kit';
import type { Context } from './context.js';
import type { copies } from './copies.js';
import { withdrawAllPicks, withdrawOpenPicks } from './db/withdraw.js';

export const onChange: Reactions<typeof copies, Context> = {
  /** A deleted account takes its roster and its picks along. */
  user: async (tx, changes) => {
    const deleted = changes.filter(({ after }) => after === null).map(({ key }) => key);
    if (deleted.length === 0) return;
    // The rows first: a call that saves a pick for this player is done, or will find no roster.
    await tx.run('delete from copied.rosters where user_id = any ($1)', [deleted]);
    await withdrawAllPicks(tx, deleted);
  },
  /** After a re-run of the draft, an open week's pick of a castaway no longer theirs is withdrawn. */
  roster: async (tx, changes, { clock }) => {
    const players = changes.map(({ key }) => key);
    await withdrawOpenPicks(tx, players, clock());
  },
};
