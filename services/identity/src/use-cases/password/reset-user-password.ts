import { audit, isId, Refusal, rpc } from '@torchbearer/kit';
import type {
  ResetUserPasswordRequest,
  ResetUserPasswordResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { useUpResetTokens } from '../../db/resets.js';
import { lockUser, updateHidden } from '../../db/users.js';
import { drawTemporaryPassword } from '../../domain/codes.js';
import { temporaryFrom } from '../../domain/temporary-password.js';
import { endSessionsOf } from '../sign-in/end-sessions.js';
import { dropOtherAddresses } from './drop-unproven.js';
import { recordSecurityEvent } from '../security-events.js';
import { refuseOnAdmins, requireActingAdmin } from '../admin/acting-admin.js';
import { userTarget } from '../admin/audit-targets.js';

export const resetUserPassword = rpc<Context, ResetUserPasswordRequest, ResetUserPasswordResponse>({
  who: 'admin',
  handle: async (context, { userId }, call) => {
    const temporaryPassword = drawTemporaryPassword(context.randomInt);
    const passwordHash = await context.passwords.hash(temporaryPassword);
    await context.database.transaction(async (tx) => {
      await requireActingAdmin(tx, call);
      const user = isId(userId) ? await lockUser(tx, userId) : null;
      if (!user) throw new Refusal('USER_NOT_FOUND');
      refuseOnAdmins(user);
      const temporary = temporaryFrom(call.now, context.temporaryPasswordHours);
      await updateHidden(tx, user.id, { passwordHash, ...temporary });
      await useUpResetTokens(tx, user.id, call.now);
      await dropOtherAddresses(tx, user, call);
      await endSessionsOf(tx, user.id, call.now);
      await recordSecurityEvent(tx, call, { kind: 'temporary-password-set', subject: { userId: user.id } });
      await audit(tx, Topics.identityAudit, call, {
        action: 'user.password-reset',
        target: userTarget(user),
        before: null,
        after: { signsInUntil: temporary.temporaryUntil },
      });
    });
    return { temporaryPassword };
  },
});
