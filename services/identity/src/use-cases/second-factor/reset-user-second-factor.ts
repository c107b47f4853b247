import { audit, isId, Refusal, rpc } from '@torchbearer/kit';
import type {
  ResetUserSecondFactorRequest,
  ResetUserSecondFactorResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { lockUser } from '../../db/users.js';
import { endSessionsOf } from '../sign-in/end-sessions.js';
import { dropSecondFactor } from './second-factor.js';
import { refuseOnAdmins, requireActingAdmin } from '../admin/acting-admin.js';
import { userTarget } from '../admin/audit-targets.js';

export const resetUserSecondFactor = rpc<
  Context,
  ResetUserSecondFactorRequest,
  ResetUserSecondFactorResponse
>({
  who: 'admin',
  handle: async ({ database }, { userId }, call) => {
    await database.transaction(async (tx) => {
      await requireActingAdmin(tx, call);
      const user = isId(userId) ? await lockUser(tx, userId) : null;
      if (!user) throw new Refusal('USER_NOT_FOUND');
      refuseOnAdmins(user);
      if (user.secondFactorAt === null) throw new Refusal('SECOND_FACTOR_OFF');
      await dropSecondFactor(tx, user, call);
      await endSessionsOf(tx, user.id, call.now);
      await audit(tx, Topics.identityAudit, call, {
        action: 'user.second-factor-reset',
        target: userTarget(user),
        before: null,
        after: null,
      });
    });
    return {};
  },
});
