/** The reactions to changed copies, in the same transaction. */
import type { Reactions } from '@torchbearer/kit';
import type { Context } from './context.js';
import type { copies } from './copies.js';
import { deleteAnswersOf } from './db/answers.js';
import { lockUsers } from './db/users.js';

export const onChange: Reactions<typeof copies, Context> = {
  /** Deletes the answers of a deleted account. */
  user: async (tx, changes) => {
    const deleted = changes.filter(({ after }) => after === null).map(({ key }) => key);
    if (deleted.length === 0) return;
    await lockUsers(tx, deleted);
    await deleteAnswersOf(tx, deleted);
  },
};
