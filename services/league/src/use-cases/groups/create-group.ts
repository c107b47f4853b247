import { rpc } from '@torchbearer/kit';
import type { CreateGroupRequest, CreateGroupResponse } from '@torchbearer/proto/league/v1/league';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { insertGroup } from '../../db/groups.js';
import { groupName } from '../../domain/group-name.js';
import { lockOwnMemberships, refuseMoreGroups } from './own-memberships.js';
import { groupSeenBy } from './responses.js';
import { withFreeCode } from './with-free-code.js';

export const createGroup = rpc<Context, CreateGroupRequest, CreateGroupResponse>({
  who: 'player',
  input: z.object({ name: groupName }),
  handle: ({ database, chance }, { name }, { userId, now }) =>
    database.transaction(async (tx) => {
      await lockOwnMemberships(tx, userId);
      await refuseMoreGroups(tx, userId);
      const group = { id: chance.id(), name: name.trim(), ownerId: userId, createdAt: now };
      await withFreeCode(chance, (code) => insertGroup(tx, { ...group, code }));
      return { group: await groupSeenBy(tx, userId, group.id) };
    }),
});
