import { rpc } from '@torchbearer/kit';
import type { RenameGroupRequest, RenameGroupResponse } from '@torchbearer/proto/league/v1/league';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { renameLocked } from '../../db/groups.js';
import { groupName } from '../../domain/group-name.js';
import { lockOwnedGroup } from './lock-own-group.js';
import { groupSeenBy } from './responses.js';

export const renameGroup = rpc<Context, RenameGroupRequest, RenameGroupResponse>({
  who: 'player',
  input: z.object({ groupId: z.string(), name: groupName }),
  handle: ({ database }, { groupId, name }, { userId }) =>
    database.transaction(async (tx) => {
      const group = await lockOwnedGroup(tx, groupId, userId);
      const wanted = name.trim();
      if (group.name !== wanted) await renameLocked(tx, groupId, wanted);
      return { group: await groupSeenBy(tx, userId, groupId) };
    }),
});
