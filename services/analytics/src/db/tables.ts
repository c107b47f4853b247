/** How rows look to code where an entity manager serves; the tables themselves are made by the migrations. */
import { EntitySchema } from 'typeorm';

export interface UserCopy {
  id: string;
  name: string;
  isAdmin: boolean;
}
export const Users = new EntitySchema<UserCopy>({
  name: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    isAdmin: { type: 'boolean', name: 'is_admin' },
  },
});

/** One change that an admin made, as the service that made it told it. */
export interface AuditRow {
  id: string;
  at: Date;
  actorId: string;
  actorName: string;
  action: string;
  targetType: string;
  targetId: string;
  targetName: string;
  /** States as JSON; empty for none. */
  beforeJson: string;
  afterJson: string;
}
export const AuditEntries = new EntitySchema<AuditRow>({
  name: 'audit_entries',
  columns: {
    id: { type: 'uuid', primary: true },
    at: { type: 'timestamptz' },
    actorId: { type: 'text', name: 'actor_id' },
    actorName: { type: 'text', name: 'actor_name' },
    action: { type: 'text' },
    targetType: { type: 'text', name: 'target_type' },
    targetId: { type: 'text', name: 'target_id' },
    targetName: { type: 'text', name: 'target_name' },
    beforeJson: { type: 'text', name: 'before_json' },
    afterJson: { type: 'text', name: 'after_json' },
  },
});

export const entities = [Users, AuditEntries];
