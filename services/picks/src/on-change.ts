/** Reactions to changed copies, in the same transaction. */
import type { Reactions } from '@torchbearer/kit';
import type { Context } from './context.js';
import type { copies } from './copies.js';
import { withdrawAllPicks, withdrawOpenPicks } from './db/withdraw.js';

export const onChange: Reactions<typeof copies, Context> = {
  /** A week may have closed, or close earlier. */
  week: (tx, _changes, { wakeAutoPicks }) => Promise.resolve(tx.onCommit(wakeAutoPicks)),
  /** Deletes a deleted account's roster and picks. */
  user: async (tx, changes) => {
    const deleted = changes.filter(({ after }) => after === null).map(({ key }) => key);
    if (deleted.length === 0) return;
    // The rosters first: a call that saves a pick for this player is either done or will find no roster.
    await tx.run('delete from copied.rosters where user_id = any ($1)', [deleted]);
    await withdrawAllPicks(tx, deleted);
  },
  /** After another draft run, picks of open weeks with castaways that the player no longer has are withdrawn. */
  roster: async (tx, changes, { clock }) => {
    const players = changes.map(({ key }) => key);
    await withdrawOpenPicks(tx, players, clock());
  },
};
