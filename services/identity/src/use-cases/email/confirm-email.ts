import { Refusal, rpc } from '@torchbearer/kit';
import type { ConfirmEmailRequest, ConfirmEmailResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { findConfirmable, markConfirmed } from '../../db/email-changes.js';
import { useUpResetTokens } from '../../db/resets.js';
import { lockUser } from '../../db/users.js';
import { leaveEmail } from './email-changes.js';
import { saveUser } from '../profile/save-user.js';
import { recordSecurityEvent } from '../security-events.js';
import { withUniquenessErrors } from '../profile/uniqueness.js';

export const confirmEmail = rpc<Context, ConfirmEmailRequest, ConfirmEmailResponse>({
  who: 'public',
  handle: async (context, { token }, call) => {
    const { now } = call;
    const { database } = context;
    const found = await findConfirmable(database, token, now);
    if (!found) throw new Refusal('INVALID_EMAIL_LINK');
    const email = found.newEmail;
    await withUniquenessErrors(database, { email }, found.userId, () =>
      database.transaction(async (tx) => {
        const user = await lockUser(tx, found.userId);
        // Checked again under the lock: it may have been used, cancelled or reverted meanwhile.
        if (!user || !(await findConfirmable(tx, token, now))) throw new Refusal('INVALID_EMAIL_LINK');
        await markConfirmed(tx, found.id, now);
        await leaveEmail(tx, user, { changeId: found.id, email }, now);
        await useUpResetTokens(tx, user.id, now);
        const emailProvenAt = user.emailProvenAt ?? now;
        await recordSecurityEvent(tx, call, { kind: 'email-changed', subject: { userId: user.id } });
        await saveUser(tx, user, { email, pendingEmail: null, emailProvenAt });
      }),
    );
    context.wakeMails();
    return {};
  },
});
