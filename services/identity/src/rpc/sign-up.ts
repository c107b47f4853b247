import { rpc, text } from '@torchbearer/kit';
import type { SignUpRequest, SignUpResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../context.js';
import { useInvite } from '../db/invites.js';
import { insertSession } from '../db/sessions.js';
import { insertUser } from '../db/users.js';
import { tidy } from '../domain/usernames.js';
import { emitUser } from '../events/published.js';
import { namingTaken } from '../taken.js';
import { userAnswer } from './answers.js';
import { email, name, newPassword, username } from './inputs.js';

export const signUp = rpc<Context, SignUpRequest, SignUpResponse>({
  who: 'public',
  input: z.object({
    email,
    name: name.min(1, 'Please enter a display name'),
    username: username.min(1, 'Please enter a username'),
    password: newPassword,
    inviteCode: text(100).optional(),
  }),
  handle: async (context, request, call) => {
    const { database, randomToken, sessionDays: days } = context;
    const chosen = { email: tidy(request.email), username: tidy(request.username), name: tidy(request.name) };
    const passwordHash = await context.passwords.hash(request.password);
    const token = randomToken();
    return await namingTaken(database, chosen, null, () =>
      database.transaction(async (tx) => {
        // First, so that who was not invited doesn't learn which e-mails have an account.
        if (context.signUpMode === 'invite') await useInvite(tx, request.inviteCode, call.now);
        const user = await insertUser(tx, { ...chosen, isAdmin: false, passwordHash, createdAt: call.now });
        await emitUser(tx, user);
        const { userAgent } = request;
        const session = await insertSession(tx, { userId: user.id, token, userAgent, now: call.now, days });
        return { user: userAnswer(user), token, expiresAt: session.expiresAt };
      }),
    );
  },
});
