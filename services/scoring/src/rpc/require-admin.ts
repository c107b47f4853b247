import { isId, Refusal, type Call, type Database } from '@torchbearer/kit';
import { Users } from '../db/tables.js';

/**
 * Checks the actor's role against our own copy too: a seal made just before an admin was revoked is worth nothing.
 * An account of which there is no copy yet is trusted as signed.
 * @throws Refusal ADMINS_ONLY
 */
export async function requireAdmin({ manager }: Pick<Database, 'manager'>, call: Call): Promise<void> {
  const copy = isId(call.userId) ? await manager.findOneBy(Users, { id: call.userId }) : null;
  if (copy && !copy.isAdmin) throw new Refusal('ADMINS_ONLY');
}
