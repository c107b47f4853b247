import { Refusal, rpc } from '@torchbearer/kit';
import type { LeaveGroupRequest, LeaveGroupResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { countMembers, removeGroup, removeMember } from '../../db/groups.js';
import { lockOwnGroup } from './lock-own-group.js';

export const leaveGroup = rpc<Context, LeaveGroupRequest, LeaveGroupResponse>({
  who: 'player',
  handle: ({ database }, { groupId }, { userId }) =>
    database.transaction(async (tx) => {
      const group = await lockOwnGroup(tx, groupId, userId);
      if (group.ownerId !== userId) await removeMember(tx, groupId, userId);
      else if ((await countMembers(tx, groupId)) > 1) throw new Refusal('GROUP_OWNER_STAYS');
      else await removeGroup(tx, group);
      return {};
    }),
});
