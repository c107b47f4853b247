/** What follows where a copy has changed, in the same transaction. */
import type { Reactions } from '@torchbearer/kit';
import type { Context } from './context.js';
import type { copies } from './copies.js';
import { eraseMessages } from './sending/erase.js';
import { welcome } from './sending/welcome.js';
import { tellOfWithdrawals } from './sending/withdrawal.js';

export const onChange: Reactions<typeof copies, Context> = {
  /** A new number is welcomed. A deleted account takes its copies along, and its number and words out of the log. */
  user: async (tx, changes, context) => {
    const numbered = changes.flatMap(({ before, after }) => {
      // A number that was removed and added again, all in one batch, differs only in when it was added.
      const isNew =
        before?.phone !== after?.phone || before?.phoneAddedAt?.getTime() !== after?.phoneAddedAt?.getTime();
      return after !== null && after.phone !== null && isNew ? after : [];
    });
    await welcome(tx, numbered, context);

    const gone = changes.filter(({ after }) => after === null);
    if (gone.length === 0) return;
    const deleted = gone.map(({ key }) => key);
    await tx.run('delete from copied.picks where user_id = any ($1)', [deleted]);
    await tx.run('delete from copied.rosters where user_id = any ($1)', [deleted]);
    // The users' rows are gone before the messages are looked for: one that comes in at this moment is either among
    // them or from an unknown number.
    await eraseMessages(
      tx,
      deleted,
      gone.flatMap(({ before }) => before?.phone ?? []),
    );
  },
  pick: async (tx, changes, context) => {
    const withdrawn = changes.flatMap(({ before, after }) => (after === null ? (before ?? []) : []));
    await tellOfWithdrawals(tx, withdrawn, context);
  },
};
