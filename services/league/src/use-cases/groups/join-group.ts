import { Refusal, rpc } from '@torchbearer/kit';
import type { JoinGroupRequest, JoinGroupResponse } from '@torchbearer/proto/league/v1/league';
import { MAX_GROUP_MEMBERS, MAX_GROUPS_OF_PLAYER, readGroupCode } from '@torchbearer/rules';
import type { Context } from '../../context.js';
import { addMember, countGroupsOf, countMembersWith, lockGroupByCode } from '../../db/groups.js';
import { lockOwnMemberships } from './own-memberships.js';
import { groupSeenBy } from './responses.js';

export const joinGroup = rpc<Context, JoinGroupRequest, JoinGroupResponse>({
  who: 'player',
  handle: async ({ database }, { code }, { userId, now }) => {
    const groupId = await database.transaction(async (tx) => {
      await lockOwnMemberships(tx, userId);
      const read = readGroupCode(code);
      // Known before the group is locked: many may join it at once.
      const groups = await countGroupsOf(tx, userId);
      const group = read === null ? null : await lockGroupByCode(tx, read);
      if (!group) throw new Refusal('GROUP_CODE_UNKNOWN');
      const { members, hasPlayer } = await countMembersWith(tx, group.id, userId);
      if (hasPlayer) return group.id;
      if (groups >= MAX_GROUPS_OF_PLAYER) throw new Refusal('TOO_MANY_GROUPS');
      if (members >= MAX_GROUP_MEMBERS) throw new Refusal('GROUP_FULL');
      await addMember(tx, group.id, userId, now);
      return group.id;
    });
    return { group: await groupSeenBy(database, userId, groupId) };
  },
});
