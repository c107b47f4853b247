import { EntitySchema } from 'typeorm';

export interface InviteRow {
  readonly id: string;
  readonly code: string;
  /** Whom it is for, as its creator noted. */
  readonly note: string;
  /** How many accounts were created with it. */
  readonly uses: number;
  readonly mostUses: number;
  readonly createdAt: Date;
  readonly createdBy: string;
  /** Null if it does not expire. */
  readonly expiresAt: Date | null;
  readonly deletedAt: Date | null;
}

export const invites = new EntitySchema<InviteRow>({
  name: 'invite',
  tableName: 'invites',
  columns: {
    id: { type: 'uuid', primary: true },
    code: { type: 'text' },
    note: { type: 'text' },
    uses: { type: 'int' },
    mostUses: { type: 'int', name: 'most_uses' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    createdBy: { type: 'uuid', name: 'created_by' },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
  },
});
