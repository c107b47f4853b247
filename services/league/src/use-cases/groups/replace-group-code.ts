import { rpc } from '@torchbearer/kit';
import type { ReplaceGroupCodeRequest, ReplaceGroupCodeResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { replaceCode } from '../../db/groups.js';
import { lockOwnedGroup } from './lock-own-group.js';
import { groupSeenBy } from './responses.js';
import { withFreeCode } from './with-free-code.js';

export const replaceGroupCode = rpc<Context, ReplaceGroupCodeRequest, ReplaceGroupCodeResponse>({
  who: 'player',
  handle: ({ database, chance }, { groupId }, { userId }) =>
    database.transaction(async (tx) => {
      await lockOwnedGroup(tx, groupId, userId);
      await withFreeCode(chance, (code) => replaceCode(tx, groupId, code));
      return { group: await groupSeenBy(tx, userId, groupId) };
    }),
});
