import { Refusal, rpc, text } from '@torchbearer/kit';
import type { LogInRequest, LogInResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../context.js';
import { insertSession } from '../db/sessions.js';
import { findUserByEmail, holdUser, lockUser, replacePasswordHash } from '../db/users.js';
import type { UserRow } from '../db/tables.js';
import { tidy } from '../domain/usernames.js';
import { userAnswer } from './answers.js';
import { typedPassword } from './inputs.js';

/** How often a sign-in starts over because the stored hash changed under it. */
const ATTEMPTS = 3;

export const logIn = rpc<Context, LogInRequest, LogInResponse>({
  who: 'public',
  input: z.object({ email: text(254).trim().min(1, 'Please enter your email'), password: typedPassword }),
  handle: async (context, request, call) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const user = await findUserByEmail(context.database, tidy(request.email));
      // An unknown e-mail costs what a known one costs, so that nobody learns from the time who has an account.
      const isRight = await context.passwords.verify(
        user?.passwordHash ?? context.passwords.nobody,
        request.password,
      );
      if (!user || !isRight) throw new Refusal('WRONG_CREDENTIALS');
      const opened = await openSession(context, user, request, call.now);
      if (opened) return opened;
    }
    throw new Refusal('WRONG_CREDENTIALS');
  },
});

/** Opens a session where the password verified is still the account's; null where it changed meanwhile. */
async function openSession(
  context: Context,
  verified: UserRow,
  request: LogInRequest,
  now: Date,
): Promise<LogInResponse | null> {
  const fresh = context.passwords.isCurrent(verified.passwordHash)
    ? null
    : await context.passwords.hash(request.password);
  const token = context.randomToken();
  return await context.database.transaction(async (tx) => {
    const user = fresh === null ? await holdUser(tx, verified.id) : await lockUser(tx, verified.id);
    if (user?.passwordHash !== verified.passwordHash) return null;
    if (fresh !== null) await replacePasswordHash(tx, user.id, fresh);
    const session = await insertSession(tx, {
      userId: user.id,
      token,
      userAgent: request.userAgent,
      now,
      days: context.sessionDays,
    });
    return { user: userAnswer(user), token, expiresAt: session.expiresAt };
  });
}
