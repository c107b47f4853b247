/** The reactions to changed copies, in the same transaction. */
import type { Reactions } from '@torchbearer/kit';
import type { Context } from './context.js';
import type { copies } from './copies.js';
import { eraseMessages } from './db/erase-messages.js';
import { welcome, notifyAutomaticPicks, notifyWithdrawals } from './use-cases/sending/notices.js';

export const onChange: Reactions<typeof copies, Context> = {
  /**
   * A new number is welcomed. When an account is deleted, its copies go too, and its number and texts leave the log.
   */
  user: async (tx, changes, context) => {
    const numbered = changes.flatMap(({ before, after }) => {
      // A number that was removed and added again within one batch differs only in when it was added.
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
    // The users' rows are deleted before the messages are searched, so a message that arrives now is either found or
    // from an unknown number.
    await eraseMessages(
      tx,
      deleted,
      gone.flatMap(({ before }) => before?.phone ?? []),
    );
  },
  /** A reminder may be due, or due earlier. */
  week: (tx, _changes, { wakeReminders }) => Promise.resolve(tx.onCommit(wakeReminders)),
  pick: async (tx, changes, context) => {
    const withdrawn = changes.flatMap(({ before, after }) => (after === null ? (before ?? []) : []));
    await notifyWithdrawals(tx, withdrawn, context);
    const automatic = changes.flatMap(({ before, after }) =>
      after?.isAutoSelected === true && before?.isAutoSelected !== true ? after : [],
    );
    await notifyAutomaticPicks(tx, automatic, context);
  },
};
