import { isId, Refusal, rpc } from '@torchbearer/kit';
import type { SetAdminRequest, SetAdminResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../context.js';
import { countAdmins, lockRoles, lockUser, updateRole } from '../db/users.js';
import { decideRole } from '../domain/roles.js';
import { emitUser } from '../events/published.js';
import { requireActingAdmin } from './acting-admin.js';
import { userAnswer } from './answers.js';

export const setAdmin = rpc<Context, SetAdminRequest, SetAdminResponse>({
  who: 'admin',
  handle: async (context, request, call) =>
    await context.database.transaction(async (tx) => {
      // Before anything is read: two admins who demote each other must see what the other has done.
      await lockRoles(tx);
      await requireActingAdmin(tx, call);
      const user = isId(request.userId) ? await lockUser(tx, request.userId) : null;
      if (!user) throw new Refusal('USER_NOT_FOUND');
      const decision = decideRole(user, request.isAdmin, await countAdmins(tx));
      if (decision === 'LAST_ADMIN') throw new Refusal('LAST_ADMIN');
      if (decision === 'UNCHANGED') return { user: userAnswer(user) };
      const changed = await updateRole(tx, user, request.isAdmin);
      await emitUser(tx, changed);
      return { user: userAnswer(changed) };
    }),
});
