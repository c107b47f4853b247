import { FIRST_PAGE, pageInput, pageOf, rpc, text } from '@torchbearer/kit';
import type { ListUsersRequest, ListUsersResponse } from '@torchbearer/proto/identity/v1/identity';
import { LISTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { hasNames, readUsers, roleNames, userList } from '../../db/user-list.js';
import { listUsers as readAllUsers } from '../../db/users.js';
import { requireActingAdmin } from './acting-admin.js';
import { toUser } from '../responses.js';

const input = z.object({
  page: pageInput(LISTS.users),
  role: z.enum(roleNames).optional(),
  has: z.enum(hasNames).optional(),
  among: text(4_000, 1).optional(),
});

export const listUsers = rpc<Context, ListUsersRequest, ListUsersResponse>({
  who: 'admin',
  input,
  handle: async ({ database }, request, call) => {
    await requireActingAdmin(database, call);
    const role = roleNames.find((one) => one === request.role);
    const has = hasNames.find((one) => one === request.has);
    const among = request.among?.split(',');
    if (!request.page && !role && !has && !among)
      return { users: (await readAllUsers(database)).map(toUser) };
    const asked = pageOf(userList, request.page ?? FIRST_PAGE);
    const { rows, page } = await readUsers(database, asked, { role, has, among });
    return { users: rows.map(toUser), page };
  },
});
