/** The reactions to changed copies, in the same transaction. */
import type { Reactions } from '@torchbearer/kit';
import { In } from 'typeorm';
import type { copies } from './copies.js';
import { Answers, lockUsers } from './db/answers.js';
import type { Context } from './use-cases/feedback.js';

export const onChange: Reactions<typeof copies, Context> = {
  /** Deletes the answers of a deleted account. */
  user: async (tx, changes) => {
    const deleted = changes.filter(({ after }) => after === null).map(({ key }) => key);
    if (deleted.length === 0) return;
    await lockUsers(tx, deleted);
    await tx.manager.delete(Answers, { userId: In(deleted) });
  },
};
