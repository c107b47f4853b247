import { audit, isId, Refusal, rpc } from '@torchbearer/kit';
import type { DeleteUserRequest, DeleteUserResponse } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { deleteUser as deleteRow, lockUser } from '../../db/users.js';
import { endSessionsOf } from '../sign-in/end-sessions.js';
import { emitUserDeleted } from '../../publishes.js';
import { requireActingAdmin } from './acting-admin.js';
import { userTarget } from './audit-targets.js';

export const deleteUser = rpc<Context, DeleteUserRequest, DeleteUserResponse>({
  who: 'admin',
  handle: async (context, request, call) => {
    await context.database.transaction(async (tx) => {
      await requireActingAdmin(tx, call);
      const user = isId(request.userId) ? await lockUser(tx, request.userId) : null;
      if (!user) throw new Refusal('USER_NOT_FOUND');
      if (user.isAdmin) throw new Refusal('ADMIN_NOT_DELETABLE');
      await endSessionsOf(tx, user.id, call.now);
      await deleteRow(tx, user.id);
      await emitUserDeleted(tx, user);
      const { name, email, username } = user;
      await audit(tx, Topics.identityAudit, call, {
        action: 'user.deleted',
        target: userTarget(user),
        before: { name, email, username },
        after: null,
      });
    });
    return {};
  },
});
