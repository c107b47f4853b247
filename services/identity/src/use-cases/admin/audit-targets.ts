import type { AdminChange } from '@torchbearer/kit';
import type { InviteRow, UserRow } from '../../db/tables.js';

/** The targets of audit entries. */
export const userTarget = (user: UserRow): AdminChange['target'] => ({
  type: 'user',
  id: user.id,
  name: user.name,
});

/** Named by its note: the code itself is a secret and is stored nowhere else. */
export const inviteTarget = (invite: InviteRow): AdminChange['target'] => ({
  type: 'invite',
  id: invite.id,
  name: invite.note || 'an invite without a note',
});
