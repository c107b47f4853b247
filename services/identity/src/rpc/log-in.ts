import { Refusal, rpc, text } from '@torchbearer/kit';
import type { LogInRequest, LogInResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../context.js';
import { insertSession } from '../db/sessions.js';
import { findUserByEmail, holdUser, lockUser, updateHidden, type HiddenChanges } from '../db/users.js';
import type { UserRow } from '../db/tables.js';
import { signInBy } from '../domain/temporary-password.js';
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
    // What is about to be written is decided under a lock that lets nobody else in.
    const isWritten = fresh !== null || verified.temporaryUntil !== null;
    const user = isWritten ? await lockUser(tx, verified.id) : await holdUser(tx, verified.id);
    if (user?.passwordHash !== verified.passwordHash) return null;
    const signIn = signInBy(user, now);
    if (signIn === 'NO_MORE') throw new Refusal('TEMPORARY_PASSWORD_USED');
    const changes: HiddenChanges = {
      ...(fresh !== null && { passwordHash: fresh }),
      ...(signIn === 'ONCE' && { temporaryUsedAt: now }),
    };
    if (Object.keys(changes).length > 0) await updateHidden(tx, user.id, changes);
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
