import { isId, rpc } from '@torchbearer/kit';
import type { LookUpUsersRequest, LookUpUsersResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { findUsers } from '../../db/users.js';
import { toUserCard } from '../responses.js';

export const lookUpUsers = rpc<Context, LookUpUsersRequest, LookUpUsersResponse>({
  who: ['gateway'],
  handle: async ({ database }, request) => {
    const ids = [...new Set(request.userIds)].filter(isId);
    return { users: (await findUsers(database, ids)).map(toUserCard) };
  },
});
