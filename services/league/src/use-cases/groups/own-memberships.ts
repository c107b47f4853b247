import { deletedOf, Refusal, type Tx } from '@torchbearer/kit';
import { MAX_GROUPS_OF_PLAYER } from '@torchbearer/rules';
import { copies } from '../../copies.js';
import { countGroupsOf, lockMemberships } from '../../db/groups.js';

/** Locks the player's memberships. @throws Refusal NOT_SIGNED_IN if the account was deleted */
export async function lockOwnMemberships(tx: Tx, userId: string): Promise<void> {
  await lockMemberships(tx, [userId]);
  // A session may outlive its account by seconds, and a deleted player's data must not return.
  const deleted = await deletedOf(tx, copies.user, [userId]);
  if (deleted.has(userId)) throw new Refusal('NOT_SIGNED_IN');
}

/** To call with the memberships locked. @throws Refusal TOO_MANY_GROUPS */
export async function refuseMoreGroups(tx: Tx, userId: string): Promise<void> {
  if ((await countGroupsOf(tx, userId)) >= MAX_GROUPS_OF_PLAYER) throw new Refusal('TOO_MANY_GROUPS');
}
