import { rpc } from '@torchbearer/kit';
import type { DeleteGroupRequest, DeleteGroupResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { removeGroup } from '../../db/groups.js';
import { lockOwnedGroup } from './lock-own-group.js';

export const deleteGroup = rpc<Context, DeleteGroupRequest, DeleteGroupResponse>({
  who: 'player',
  handle: ({ database }, { groupId }, { userId }) =>
    database.transaction(async (tx) => {
      await removeGroup(tx, await lockOwnedGroup(tx, groupId, userId));
      return {};
    }),
});
