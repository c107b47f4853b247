import { audit, isId, Refusal, rpc, type Call } from '@torchbearer/kit';
import type { UpdateUserRequest, UpdateUserResponse } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import { parsePhone } from '@torchbearer/rules';
import type { Context } from '../../context.js';
import { lockUser, NO_PENDING_PHONE } from '../../db/users.js';
import { beforeAndAfter } from '../../domain/differences.js';
import { keepsPhone, phoneChanges } from '../../domain/phone.js';
import { PROFILE_FIELDS, profileChanges, profileOf } from '../../domain/profile.js';
import { noteChangedEmail } from '../email/email-changes.js';
import { refuseImpersonation } from '../profile/refuse-impersonation.js';
import { sendCode, startProof } from '../phone/prove-phone.js';
import { saveUser } from '../profile/save-user.js';
import { recordSecurityEvent } from '../security-events.js';
import { withUniquenessErrors } from '../profile/uniqueness.js';
import { refuseOnAdmins, requireActingAdmin } from './acting-admin.js';
import { toUser } from '../responses.js';
import { userTarget } from './audit-targets.js';
import { optionalPhone, profile as profileInput } from '../inputs.js';

const EDITED = [...PROFILE_FIELDS, 'phone', 'smsEnabled', 'pendingPhone'] as const;

export const updateUser = rpc<Context, UpdateUserRequest, UpdateUserResponse>({
  who: 'admin',
  input: profileInput.extend({ phone: optionalPhone }),
  handle: async (context, request, call) => {
    const { database } = context;
    const profile = profileOf(request);
    const phone = parsePhone(request.phone ?? '');
    const { user, toSend, isNotified } = await withUniquenessErrors(
      database,
      { ...profile, phone },
      request.userId,
      () =>
        database.transaction(async (tx) => {
          await requireActingAdmin(tx, call);
          const before = isId(request.userId) ? await lockUser(tx, request.userId) : null;
          if (!before) throw new Refusal('USER_NOT_FOUND');
          if (!before.isAdmin) refuseImpersonation(profile);
          const isKept = keepsPhone(before, phone);
          if (!isKept || profile.email !== before.email) refuseOnAdmins(before);
          const saved = await saveUser(tx, before, {
            ...profileChanges(before, profile),
            // Without the old number, and until the player confirms the new one.
            ...(!isKept && { ...phoneChanges(before, null, false, call.now), ...NO_PENDING_PHONE }),
          });
          const proof =
            !isKept && phone !== null
              ? await startProof(tx, context, saved, { phone, address: null, now: call.now })
              : { user: saved, toSend: null };
          const subject = { userId: before.id };
          if (saved.email !== before.email) {
            await recordSecurityEvent(tx, call, { kind: 'email-changed', subject });
          }
          if (saved.phone !== before.phone) {
            await recordSecurityEvent(tx, call, { kind: 'phone-removed', subject });
          }
          const changes = beforeAndAfter(before, proof.user, EDITED);
          if (Object.keys(changes.after).length > 0) {
            await audit(tx, Topics.identityAudit, call, {
              action: 'user.updated',
              target: userTarget(before),
              ...changes,
            });
          }
          const isNotified = await noteChangedEmail(tx, before, profile.email, call.now);
          return {
            ...proof,
            user: isNotified ? { ...proof.user, pendingEmail: null } : proof.user,
            isNotified,
          };
        }),
    );
    if (isNotified) context.wakeMails();
    if (toSend) await sendCode(context, toSend, call).catch((error: unknown) => notSent(error, call));
    return { user: toUser(user) };
  },
});

/** The account is saved, and the player can request another code. */
function notSent(error: unknown, { log }: Call): void {
  if (!(error instanceof Refusal && error.reason === 'UNAVAILABLE')) throw error;
  log.warn({ err: error }, 'the code for a number that an admin entered could not be sent');
}
