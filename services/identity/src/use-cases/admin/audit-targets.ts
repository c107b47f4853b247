import type { AdminChange } from '@torchbearer/kit';
import type { InviteRow, UserRow } from '../../db/tables.js';

/** How the audit log names what an admin changed. */
export const userTarget = (user: UserRow): AdminChange['target'] => ({
  type: 'user',
  id: user.id,
  name: user.name,
});

/** Known by its note: the code itself opens accounts and is written nowhere else. */
export const inviteTarget = (invite: InviteRow): AdminChange['target'] => ({
  type: 'invite',
  id: invite.id,
  name: invite.note || 'an invite without a note',
});
