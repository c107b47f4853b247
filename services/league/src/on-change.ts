/** Reactions to changed copies, in the same transaction. */
import type { Reactions } from '@torchbearer/kit';
import type { Context } from './context.js';
import type { copies } from './copies.js';
import { lockDraft } from './db/draft.js';
import { lockMemberships, removeFromGroups } from './db/groups.js';
import { removeRosters } from './db/rosters.js';

export const onChange: Reactions<typeof copies, Context> = {
  /** Deletes a deleted account's ranking and roster, but not during a draft run, and removes it from its groups. */
  user: {
    // Only for deletions: other changes of users need not wait for a draft.
    lock: async (tx, _context, keysGone) => {
      if (keysGone.length === 0) return;
      await lockDraft(tx, 'exclusive');
      await lockMemberships(tx, keysGone);
    },
    then: async (tx, changes) => {
      const deleted = changes.filter(({ after }) => after === null).map(({ key }) => key);
      if (deleted.length === 0) return;
      await removeRosters(tx, deleted);
      await removeFromGroups(tx, deleted);
    },
  },
};
