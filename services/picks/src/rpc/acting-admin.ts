import { isId, Refusal, type Call } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { findUser } from '../db/players.js';

/**
 * Whether the caller is an admin now. What travels with a call was true when it was signed; the copy of the
 * account knows of a demotion since. A caller whose copy is still under way is believed.
 */
export async function isActingAdmin(context: Context, call: Call): Promise<boolean> {
  if (!call.actor.isAdmin) return false;
  const copy = isId(call.userId) ? await findUser(context.database, call.userId) : null;
  return copy?.isAdmin ?? true;
}

/** @throws Refusal ADMINS_ONLY for a caller demoted since the call was signed */
export async function requireActingAdmin(context: Context, call: Call): Promise<void> {
  if (!(await isActingAdmin(context, call))) throw new Refusal('ADMINS_ONLY');
}
