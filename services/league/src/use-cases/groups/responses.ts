/** Groups as response messages. */
import { Refusal, type Sql } from '@torchbearer/kit';
import type { Group } from '@torchbearer/proto/league/v1/league';
import { shownGroupCode } from '@torchbearer/rules';
import { findGroupOf, type ShownGroup } from '../../db/group-list.js';

export const toGroup = (group: ShownGroup, userId: string): Group => ({
  id: group.id,
  name: group.name,
  code: shownGroupCode(group.code),
  isOwner: group.ownerId === userId,
  owner: { id: group.ownerId, name: group.ownerName },
  memberCount: group.memberCount,
  createdAt: group.createdAt,
});

/** The group as its member sees it. @throws Refusal GROUP_NOT_FOUND to others */
export async function groupSeenBy(sql: Sql, userId: string, groupId: string): Promise<Group> {
  const group = await findGroupOf(sql, userId, groupId);
  if (!group) throw new Refusal('GROUP_NOT_FOUND');
  return toGroup(group, userId);
}
