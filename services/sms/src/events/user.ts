import type { Tx } from '@torchbearer/kit';
import type { UserChanged } from '@torchbearer/proto/identity/v1/events';
import type { Context } from '../context.js';
import { Users } from '../db/tables.js';
import { eraseMessages } from '../sending/erase.js';
import { welcome } from '../sending/welcome.js';

export const user = {
  changed: async (tx: Tx, event: UserChanged, context: Context): Promise<void> => {
    const { id, name, isAdmin, smsEnabled, phone = null, phoneAddedAt = null } = event;
    const before = await tx.manager.findOneBy(Users, { id });
    const copy = { id, name, isAdmin, phone, smsEnabled, phoneAddedAt };
    await tx.manager.upsert(Users, copy, ['id']);
    if (phone !== null && before?.phone !== phone) await welcome(tx, copy, context);
  },
  /** A deleted account takes its copies along, and its number and words out of the log. */
  removed: async (tx: Tx, userId: string): Promise<void> => {
    await tx.run('delete from picks where user_id = $1', [userId]);
    await tx.run('delete from rosters where user_id = $1', [userId]);
    // Before the messages are looked for: one that comes in at this moment is either among them or a stranger's.
    const [user] = await tx.rows<{ phone: string | null }>(
      'delete from users where id = $1 returning phone',
      [userId],
    );
    await eraseMessages(tx, userId, user?.phone ?? null);
  },
};
