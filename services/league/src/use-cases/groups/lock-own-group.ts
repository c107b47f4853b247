import { isId, Refusal, type Tx } from '@torchbearer/kit';
import { isMember, lockGroup, type GroupRow } from '../../db/groups.js';

/** A group of the player, locked. @throws Refusal GROUP_NOT_FOUND to others, so that ids tell them nothing */
export async function lockOwnGroup(tx: Tx, groupId: string, userId: string): Promise<GroupRow> {
  const group = isId(groupId) ? await lockGroup(tx, groupId) : null;
  if (!group || !(await isMember(tx, groupId, userId))) throw new Refusal('GROUP_NOT_FOUND');
  return group;
}

/** A group that the player owns, locked. @throws Refusal GROUP_OWNER_ONLY to its other members */
export async function lockOwnedGroup(tx: Tx, groupId: string, userId: string): Promise<GroupRow> {
  const group = await lockOwnGroup(tx, groupId, userId);
  if (group.ownerId !== userId) throw new Refusal('GROUP_OWNER_ONLY');
  return group;
}
