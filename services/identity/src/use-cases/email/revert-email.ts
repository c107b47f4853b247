import { Refusal, rpc } from '@torchbearer/kit';
import type { RevertEmailRequest, RevertEmailResponse } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.js';
import { findRevertible, markReverted } from '../../db/email-undo.js';
import { insertNotice } from '../../db/notices.js';
import { insertResetRequest } from '../../db/resets.js';
import { lockUser } from '../../db/users.js';
import { saveUser } from '../profile/save-user.js';
import { recordSecurityEvent } from '../security-events.js';
import { withUniquenessErrors } from '../profile/uniqueness.js';
import { handOver } from '../password/drop-unproven.js';
import { isSameEmail, suspectSince } from '../../domain/email-change.js';

/**
 * Returns the account to the address before the change, also after further changes: its reader says that the change
 * was not theirs. The attacker knows the password, so the password and everything tied to the account end, and a
 * reset link is mailed to the address.
 */
export const revertEmail = rpc<Context, RevertEmailRequest, RevertEmailResponse>({
  who: 'public',
  handle: async (context, { token }, call) => {
    const { now } = call;
    const { database, passwords, randomToken } = context;
    const found = await findRevertible(database, token, now);
    if (!found) throw new Refusal('INVALID_EMAIL_LINK');
    const email = found.oldEmail;
    // The hash of an unknown password.
    const passwordHash = await passwords.hash(randomToken());
    await withUniquenessErrors(database, { email }, found.userId, () =>
      database.transaction(async (tx) => {
        const user = await lockUser(tx, found.userId);
        const change = user && (await findRevertible(tx, token, now));
        if (!change) throw new Refusal('INVALID_EMAIL_LINK');
        await markReverted(tx, change, now);
        if (!isSameEmail(user.email, email)) await insertNotice(tx, user.email, 'email-lost', now);
        const back = await saveUser(tx, user, { email });
        const isKnown = false;
        await handOver(tx, back, { passwordHash, isKnown, suspectSince: suspectSince(change) }, call);
        const subject = { userId: user.id };
        await recordSecurityEvent(tx, call, { kind: 'password-changed', subject, detail: 'hand-over' });
        await recordSecurityEvent(tx, call, { kind: 'email-change-reverted', subject });
        await insertResetRequest(tx, { id: randomUUID(), email, now });
      }),
    );
    context.wakeMails();
    return {};
  },
});
