import { table, type TableRow } from '@torchbearer/kit';

export const invites = table('invites', {
  id: 'uuid',
  code: 'text',
  /** Whom it is for, as its creator noted. */
  note: 'text',
  /** How many accounts were created with it. */
  uses: 'integer',
  mostUses: 'integer',
  createdAt: 'timestamptz',
  createdBy: 'uuid',
  /** Null if it does not expire. */
  expiresAt: 'timestamptz?',
  deletedAt: 'timestamptz?',
});
export type InviteRow = TableRow<typeof invites>;
