import { Refusal, rpc } from '@torchbearer/kit';
import type { JoinGroupRequest, JoinGroupResponse } from '@torchbearer/proto/league/v1/league';
import { MAX_GROUP_MEMBERS, readGroupCode } from '@torchbearer/rules';
import type { Context } from '../../context.js';
import { addMember, countMembers, isMember, lockGroupByCode } from '../../db/groups.js';
import { lockOwnMemberships, refuseMoreGroups } from './own-memberships.js';
import { groupSeenBy } from './responses.js';

export const joinGroup = rpc<Context, JoinGroupRequest, JoinGroupResponse>({
  who: 'player',
  handle: ({ database }, { code }, { userId, now }) =>
    database.transaction(async (tx) => {
      await lockOwnMemberships(tx, userId);
      const read = readGroupCode(code);
      const group = read === null ? null : await lockGroupByCode(tx, read);
      if (!group) throw new Refusal('GROUP_CODE_UNKNOWN');
      if (!(await isMember(tx, group.id, userId))) {
        await refuseMoreGroups(tx, userId);
        if ((await countMembers(tx, group.id)) >= MAX_GROUP_MEMBERS) throw new Refusal('GROUP_FULL');
        await addMember(tx, group.id, userId, now);
      }
      return { group: await groupSeenBy(tx, userId, group.id) };
    }),
});
