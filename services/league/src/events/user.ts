import type { Tx } from '@torchbearer/kit';
import type { UserChanged } from '@torchbearer/proto/identity/v1/events';
import { lockDraft } from '../db/draft.js';
import { forgetUser, saveUser } from '../db/users.js';

export const user = {
  changed: async (tx: Tx, { id, name, email, isAdmin, createdAt }: UserChanged): Promise<void> => {
    await saveUser(tx, { id, name, email, isAdmin, createdAt: createdAt ?? null });
  },
  /** A deleted account takes its ranking and its roster along, but not out of a draft that is being run. */
  removed: async (tx: Tx, userId: string): Promise<void> => {
    await lockDraft(tx, 'exclusive');
    await forgetUser(tx, userId);
  },
};
