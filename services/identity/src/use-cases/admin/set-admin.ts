import { audit, isId, Refusal, rpc } from '@torchbearer/kit';
import type { SetAdminRequest, SetAdminResponse } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { countAdmins, lockRoles, lockUser } from '../../db/users.js';
import { beforeAndAfter } from '../../domain/differences.js';
import { neutralNames } from '../../domain/neutral-names.js';
import { FRESH_FOR_ROLES_MS } from '../../domain/recent-sign-in.js';
import { decideRole } from '../../domain/roles.js';
import { reauthenticate } from '../password/reauthenticate.js';
import { saveUser } from '../profile/save-user.js';
import { requireActingAdmin } from './acting-admin.js';
import { toUser } from '../responses.js';
import { userTarget } from './audit-targets.js';

export const setAdmin = rpc<Context, SetAdminRequest, SetAdminResponse>({
  who: 'admin',
  handle: async (context, { userId, isAdmin, currentPassword }, call) => {
    if (isAdmin) await reauthenticate(context, call, { currentPassword, withinMs: FRESH_FOR_ROLES_MS });
    return await context.database.transaction(async (tx) => {
      // Locked before reading: two admins who demote each other must see each other's change.
      await lockRoles(tx);
      await requireActingAdmin(tx, call);
      const user = isId(userId) ? await lockUser(tx, userId) : null;
      if (!user) throw new Refusal('USER_NOT_FOUND');
      const decision = decideRole(user, isAdmin, await countAdmins(tx));
      if (decision === 'LAST_ADMIN') throw new Refusal('LAST_ADMIN');
      if (decision === 'UNCHANGED') return { user: toUser(user) };
      // A former admin loses names that impersonate the league.
      const changed = await saveUser(tx, user, { isAdmin, ...(!isAdmin && neutralNames(user)) });
      await audit(tx, Topics.identityAudit, call, {
        action: isAdmin ? 'user.admin-granted' : 'user.admin-revoked',
        target: userTarget(user),
        ...beforeAndAfter(user, changed, ['isAdmin', 'name', 'username', 'displayName']),
      });
      return { user: toUser(changed) };
    });
  },
});
