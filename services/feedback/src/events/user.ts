import type { Tx } from '@torchbearer/kit';
import type { UserChanged } from '@torchbearer/proto/identity/v1/events';
import { Answers, Users } from '../db/tables.js';
import { lockUser } from '../db/users.js';

export const user = {
  changed: async (tx: Tx, { id, name, email, username, isAdmin }: UserChanged): Promise<void> => {
    await tx.manager.upsert(Users, { id, name, email, username: username ?? null, isAdmin }, ['id']);
  },
  /** A deleted account takes its answers along. */
  removed: async (tx: Tx, userId: string): Promise<void> => {
    await lockUser(tx, userId);
    await tx.manager.delete(Answers, { userId });
    await tx.manager.delete(Users, { id: userId });
  },
};
