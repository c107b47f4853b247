import { FIRST_PAGE, pageInput, pageOf, rpc } from '@torchbearer/kit';
import type { ListUsersRequest, ListUsersResponse } from '@torchbearer/proto/identity/v1/identity';
import { LISTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { readUsers, userList } from '../../db/user-list.js';
import { listUsers as readAllUsers } from '../../db/users.js';
import { requireActingAdmin } from './acting-admin.js';
import { toUser } from '../responses.js';

const ROLES = ['players', 'admins'] as const;
const input = z.object({ page: pageInput(LISTS.users), role: z.enum(ROLES).optional() });

export const listUsers = rpc<Context, ListUsersRequest, ListUsersResponse>({
  who: 'admin',
  input,
  handle: async ({ database }, request, call) => {
    await requireActingAdmin(database, call);
    const role = ROLES.find((one) => one === request.role);
    if (!request.page && !role) return { users: (await readAllUsers(database)).map(toUser) };
    const asked = pageOf(userList, request.page ?? FIRST_PAGE);
    const { rows, page } = await readUsers(database, asked, role);
    return { users: rows.map(toUser), page };
  },
});
