import { Refusal, rpc } from '@torchbearer/kit';
import type { GetGroupByCodeRequest, GetGroupByCodeResponse } from '@torchbearer/proto/league/v1/league';
import { MAX_GROUP_MEMBERS, readGroupCode } from '@torchbearer/rules';
import type { Context } from '../../context.js';
import { findGroupByCode } from '../../db/group-list.js';
import { isMember } from '../../db/groups.js';

export const getGroupByCode = rpc<Context, GetGroupByCodeRequest, GetGroupByCodeResponse>({
  who: 'player',
  handle: async ({ database }, { code }, { userId }) => {
    const read = readGroupCode(code);
    const group = read === null ? null : await findGroupByCode(database, read);
    if (!group) throw new Refusal('GROUP_CODE_UNKNOWN');
    const isOwn = await isMember(database, group.id, userId);
    return {
      id: isOwn ? group.id : undefined,
      name: group.name,
      owner: { name: group.ownerName },
      memberCount: group.memberCount,
      isMember: isOwn,
      isFull: group.memberCount >= MAX_GROUP_MEMBERS,
    };
  },
});
