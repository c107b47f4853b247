import type { RpcTable } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../context.js';
import { deleteUser } from './delete-user.js';
import { getSession } from './get-session.js';
import { getUser } from './get-user.js';
import { listUsers } from './list-users.js';
import { logIn } from './log-in.js';
import { logOut } from './log-out.js';
import { lookUpUsers } from './look-up-users.js';
import { setAdmin } from './set-admin.js';
import { signUp } from './sign-up.js';

export const rpcs: RpcTable<Context, typeof IdentityServiceService> = {
  signUp,
  logIn,
  logOut,
  getSession,
  getUser,
  listUsers,
  lookUpUsers,
  setAdmin,
  deleteUser,
};
