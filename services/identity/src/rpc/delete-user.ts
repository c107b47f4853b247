import { isId, Refusal, rpc } from '@torchbearer/kit';
import type { DeleteUserRequest, DeleteUserResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../context.js';
import { deleteSessionsOf } from '../db/sessions.js';
import { deleteUser as deleteRow, lockUser } from '../db/users.js';
import { emitSessionEnded, emitUserDeleted } from '../events/published.js';
import { requireActingAdmin } from './acting-admin.js';

export const deleteUser = rpc<Context, DeleteUserRequest, DeleteUserResponse>({
  who: 'admin',
  handle: async (context, request, call) => {
    await context.database.transaction(async (tx) => {
      await requireActingAdmin(tx, call);
      const user = isId(request.userId) ? await lockUser(tx, request.userId) : null;
      if (!user) throw new Refusal('USER_NOT_FOUND');
      if (user.isAdmin) throw new Refusal('ADMIN_NOT_DELETABLE');
      for (const ended of await deleteSessionsOf(tx, user.id)) await emitSessionEnded(tx, ended, call.now);
      await deleteRow(tx, user.id);
      await emitUserDeleted(tx, user);
    });
    return {};
  },
});
