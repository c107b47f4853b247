import { isId, Refusal, rpc } from '@torchbearer/kit';
import type {
  RemoveGroupMemberRequest,
  RemoveGroupMemberResponse,
} from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { isMember, removeMember } from '../../db/groups.js';
import { lockOwnedGroup } from './lock-own-group.js';

export const removeGroupMember = rpc<Context, RemoveGroupMemberRequest, RemoveGroupMemberResponse>({
  who: 'player',
  handle: ({ database }, { groupId, userId: memberId }, { userId }) =>
    database.transaction(async (tx) => {
      await lockOwnedGroup(tx, groupId, userId);
      if (memberId === userId) throw new Refusal('GROUP_OWNER_STAYS');
      if (!isId(memberId) || !(await isMember(tx, groupId, memberId)))
        throw new Refusal('GROUP_MEMBER_NOT_FOUND');
      await removeMember(tx, groupId, memberId);
      return {};
    }),
});
