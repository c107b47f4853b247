import { isId, Refusal, rpc } from '@torchbearer/kit';
import type { HandOverGroupRequest, HandOverGroupResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { isMember, setOwner } from '../../db/groups.js';
import { lockOwnGroup } from './lock-own-group.js';
import { groupSeenBy } from './responses.js';

export const handOverGroup = rpc<Context, HandOverGroupRequest, HandOverGroupResponse>({
  who: 'player',
  handle: ({ database }, { groupId, userId: ownerId }, { userId }) =>
    database.transaction(async (tx) => {
      const group = await lockOwnGroup(tx, groupId, userId);
      // Also when the former owner sends it again.
      if (group.ownerId !== ownerId) {
        if (group.ownerId !== userId) throw new Refusal('GROUP_OWNER_ONLY');
        if (!isId(ownerId) || !(await isMember(tx, groupId, ownerId)))
          throw new Refusal('GROUP_MEMBER_NOT_FOUND');
        await setOwner(tx, groupId, ownerId);
      }
      return { group: await groupSeenBy(tx, userId, groupId) };
    }),
});
