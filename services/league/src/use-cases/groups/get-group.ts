import { isId, Refusal, rpc } from '@torchbearer/kit';
import type { GetGroupRequest, GetGroupResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { findGroupOf, listMembers } from '../../db/group-list.js';
import { toGroup } from './responses.js';

export const getGroup = rpc<Context, GetGroupRequest, GetGroupResponse>({
  who: 'player',
  handle: async ({ database }, { groupId }, { userId }) => {
    const group = isId(groupId) ? await findGroupOf(database, userId, groupId) : null;
    if (!group) throw new Refusal('GROUP_NOT_FOUND');
    const members = await listMembers(database, groupId);
    return {
      ...toGroup(group, userId),
      // What the same response lists, whatever has changed between the two reads.
      memberCount: members.length,
      members: members.map((member) => ({ ...member, isOwner: member.id === group.ownerId })),
    };
  },
});
