import { isId, Refusal, type Call } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import { countPasswordTry, forgetPasswordTries } from '../../db/password-tries.js';
import { findUser } from '../../db/users.js';
import { signedInWithin } from '../../domain/recent-sign-in.js';
import { recordSecurityEvent } from '../security-events.js';

/** Passwords that are looked at in one period, unless one of them is right. */
const MOST_TRIES = 10;
const PERIOD_MS = 15 * 60_000;

/**
 * Lets the caller go on if they signed in less than `withinMs` ago or have typed their current password: a stolen
 * session alone must not be enough to take the account over. Call it before the transaction, since hashing takes long.
 * @throws Refusal REAUTHENTICATION_REQUIRED without a password, WRONG_PASSWORD, TOO_MANY_REQUESTS after ten wrong ones in
 * fifteen minutes, NOT_SIGNED_IN for a caller deleted since the call was signed
 */
export async function proveAgain(
  { database, passwords }: Pick<Context, 'database' | 'passwords'>,
  call: Call,
  { currentPassword, withinMs }: { readonly currentPassword: string | undefined; readonly withinMs: number },
): Promise<void> {
  if (signedInWithin(call.actor.session, call.now, withinMs)) return;
  if (currentPassword === undefined || currentPassword === '') throw new Refusal('REAUTHENTICATION_REQUIRED');
  const user = isId(call.userId) ? await findUser(database, call.userId) : null;
  if (!user) throw new Refusal('NOT_SIGNED_IN');
  const tries = await countPasswordTry(database, user.id, call.now, new Date(call.now.getTime() - PERIOD_MS));
  if (tries > MOST_TRIES) {
    // Once, however many tries follow.
    if (tries === MOST_TRIES + 1) {
      const subject = { userId: user.id };
      const lockout = { kind: 'lockout', outcome: 'refused', subject, detail: 'password-check' } as const;
      await recordSecurityEvent(database, call, lockout);
    }
    throw new Refusal('TOO_MANY_REQUESTS');
  }
  if (!(await passwords.verify(user.passwordHash, currentPassword))) {
    const event = { kind: 'password-check', outcome: 'failed', subject: { userId: user.id } } as const;
    await recordSecurityEvent(database, call, event);
    throw new Refusal('WRONG_PASSWORD', undefined, [
      { field: 'currentPassword', message: 'Your current password is not right.' },
    ]);
  }
  await forgetPasswordTries(database, user.id);
}
