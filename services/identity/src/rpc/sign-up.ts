import { Refusal, rpc, text, type FieldFault } from '@torchbearer/kit';
import type { SignUpRequest, SignUpResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../context.js';
import { insertSession } from '../db/sessions.js';
import { findUserByEmail, findUserByUsername, insertUser, takenConstraint } from '../db/users.js';
import { tidy } from '../domain/usernames.js';
import { emitUser } from '../events/published.js';
import { userAnswer } from './answers.js';
import { newPassword } from './inputs.js';

export const signUp = rpc<Context, SignUpRequest, SignUpResponse>({
  who: 'public',
  input: z.object({
    email: text(254).trim().pipe(z.email('Please enter a valid email address')),
    name: text(100).trim().min(1, 'Please enter a display name'),
    username: text(50).trim().min(1, 'Please enter a username'),
    password: newPassword,
  }),
  handle: async (context, request, call) => {
    const chosen = { email: tidy(request.email), username: tidy(request.username), name: tidy(request.name) };
    const passwordHash = await context.passwords.hash(request.password);
    const token = context.randomToken();
    try {
      return await context.database.transaction(async (tx) => {
        const user = await insertUser(tx, { ...chosen, isAdmin: false, passwordHash, createdAt: call.now });
        await emitUser(tx, user);
        const session = await insertSession(tx, {
          userId: user.id,
          token,
          userAgent: request.userAgent,
          now: call.now,
          days: context.sessionDays,
        });
        return { user: userAnswer(user), token, expiresAt: session.expiresAt };
      });
    } catch (error) {
      const constraint = takenConstraint(error);
      throw constraint === null ? error : await refusalFor(context, chosen, constraint);
    }
  },
});

/** The constraint knows of one fault; a person wants to hear of both, the e-mail's first. */
async function refusalFor(
  context: Context,
  chosen: { email: string; username: string },
  constraint: string,
): Promise<Refusal> {
  const { database } = context;
  const isEmailTaken =
    constraint === 'users_email_key' || (await findUserByEmail(database, chosen.email)) !== null;
  const isUsernameTaken =
    constraint === 'users_username_key' || (await findUserByUsername(database, chosen.username)) !== null;
  const faults: FieldFault[] = [];
  if (isEmailTaken) faults.push({ field: 'email', message: 'Email already in use' });
  if (isUsernameTaken) faults.push({ field: 'username', message: 'Username already taken' });
  return new Refusal(isEmailTaken ? 'EMAIL_TAKEN' : 'USERNAME_TAKEN', undefined, faults);
}
