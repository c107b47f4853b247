import { Refusal, rpc } from '@torchbearer/kit';
import type { RevertEmailRequest, RevertEmailResponse } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.js';
import { findRevertible, markReverted } from '../../db/email-changes.js';
import { insertResetRequest } from '../../db/resets.js';
import { lockUser } from '../../db/users.js';
import { saveUser } from '../profile/save-user.js';
import { recordSecurityEvent } from '../security-events.js';
import { namingTaken } from '../profile/taken.js';
import { handOver } from '../password/ways-in.js';

/**
 * Gives the account back to the address that it had before the change, however often it was changed since: the person
 * who reads it says that it was not them. Whoever it was knows the password, so that ends, too, and what they may have
 * tied to the account; a link to a new password is mailed to the address.
 */
export const revertEmail = rpc<Context, RevertEmailRequest, RevertEmailResponse>({
  who: 'public',
  handle: async (context, { token }, call) => {
    const { now } = call;
    const { database, passwords, randomToken } = context;
    const found = await findRevertible(database, token, now);
    if (!found) throw new Refusal('INVALID_EMAIL_LINK');
    const email = found.oldEmail;
    // Of a password that nobody knows.
    const passwordHash = await passwords.hash(randomToken());
    await namingTaken(database, { email }, found.userId, () =>
      database.transaction(async (tx) => {
        const user = await lockUser(tx, found.userId);
        const change = user && (await findRevertible(tx, token, now));
        if (!change) throw new Refusal('INVALID_EMAIL_LINK');
        await markReverted(tx, change, now);
        // As if the e-mail had never been proven: all that is tied to the account may be the other person's, a second
        // factor included, whenever it was set up.
        const handedOver = await handOver(tx, { ...user, emailProvenAt: null }, passwordHash, call);
        await saveUser(tx, handedOver, { email });
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
