import { rpc } from '@torchbearer/kit';
import type { ListUsersRequest, ListUsersResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { listUsers as readUsers } from '../../db/users.js';
import { requireActingAdmin } from './acting-admin.js';
import { toUser } from '../responses.js';

export const listUsers = rpc<Context, ListUsersRequest, ListUsersResponse>({
  who: 'admin',
  handle: async ({ database }, _request, call) => {
    await requireActingAdmin(database, call);
    return { users: (await readUsers(database)).map(toUser) };
  },
});
