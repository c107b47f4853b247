import { rpc, text } from '@torchbearer/kit';
import type { SignUpRequest, SignUpResponse } from '@torchbearer/proto/identity/v1/identity';
import { storedEmail } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { insertUser } from '../../db/users.js';
import { tidy } from '../../domain/usernames.js';
import { requireStrongPassword } from '../password/require-strong-password.js';
import { requireInvite, spendInvite } from './invited.js';
import { emitUser } from '../../publishes.js';
import { openSession } from './open-session.js';
import { recordSecurityEvent } from '../security-events.js';
import { refuseImpersonation } from '../profile/refuse-impersonation.js';
import { withUniquenessErrors } from '../profile/uniqueness.js';
import { toUser } from '../responses.js';
import { email, given, name, newPassword, username } from '../inputs.js';

export const signUp = rpc<Context, SignUpRequest, SignUpResponse>({
  who: 'public',
  input: z.object({
    email,
    name: given(name, 'Please enter a display name'),
    username: given(username, 'Please enter a username'),
    password: newPassword,
    inviteCode: text(100).optional(),
  }),
  handle: async (context, request, call) => {
    const { database, randomToken } = context;
    const chosen = {
      email: storedEmail(request.email),
      username: tidy(request.username),
      name: tidy(request.name),
    };
    refuseImpersonation(chosen);
    // Checked before the slow hashing, which only invited people may cause.
    if (context.signUpMode === 'invite') await requireInvite(database, request.inviteCode, call.now);
    requireStrongPassword('password', request.password, chosen);
    const passwordHash = await context.passwords.hash(request.password);
    const token = randomToken();
    return await withUniquenessErrors(database, chosen, null, () =>
      database.transaction(async (tx) => {
        // First, so that uninvited people don't learn which e-mails have an account.
        if (context.signUpMode === 'invite') await spendInvite(tx, request.inviteCode, call.now);
        const user = await insertUser(tx, { ...chosen, isAdmin: false, passwordHash, createdAt: call.now });
        await emitUser(tx, user);
        const { userAgent, replaced } = request;
        const opening = { userId: user.id, token, userAgent, replaced, now: call.now };
        const session = await openSession(tx, context, opening);
        await recordSecurityEvent(tx, call, {
          kind: 'sign-in',
          subject: { userId: user.id },
          detail: 'sign-up',
        });
        return { user: toUser(user), token, expiresAt: session.expiresAt };
      }),
    );
  },
});
