import { isId, Refusal, type Call } from '@torchbearer/kit';
import { REASONS } from '@torchbearer/rules';
import type { Context } from '../../context.js';
import { countPasswordTry, resetPasswordTries } from '../../db/password-tries.js';
import { findUser } from '../../db/users.js';
import { FRESH_FOR_ACCOUNT_MS, signedInWithin } from '../../domain/recent-sign-in.js';
import { requireCode } from '../second-factor/second-factor.js';
import { recordSecurityEvent } from '../security-events.js';

/** Maximum attempts in one period, unless one is right. */
const MAX_TRIES = 10;
const PERIOD_MS = 15 * 60_000;

export interface OwnerProof {
  readonly currentPassword?: string | undefined;
  /** Of the second factor. */
  readonly code?: string | undefined;
}

/**
 * Checks that the caller may change e-mail, phone or password: see `reauthenticate` and `requireCode`. Call it before
 * the transaction.
 */
export async function proveOwner(
  context: Pick<Context, 'database' | 'passwords' | 'factorVault'>,
  call: Call,
  { currentPassword, code }: OwnerProof,
): Promise<void> {
  await reauthenticate(context, call, { currentPassword, withinMs: FRESH_FOR_ACCOUNT_MS });
  await requireCode(context, call, code);
}

/**
 * Checks that the caller signed in less than `withinMs` ago or typed their current password, so that a stolen session
 * is not enough to take the account over. Call it before the transaction, because hashing is slow.
 * @throws Refusal REAUTHENTICATION_REQUIRED without a password, WRONG_PASSWORD, TOO_MANY_REQUESTS after ten wrong
 *   ones in fifteen minutes, NOT_SIGNED_IN for a caller deleted since the call was signed
 */
export async function reauthenticate(
  { database, passwords }: Pick<Context, 'database' | 'passwords'>,
  call: Call,
  { currentPassword, withinMs }: { readonly currentPassword: string | undefined; readonly withinMs: number },
): Promise<void> {
  if (signedInWithin(call.actor.session, call.now, withinMs)) return;
  if (currentPassword === undefined || currentPassword === '') throw new Refusal('REAUTHENTICATION_REQUIRED');
  const user = isId(call.userId) ? await findUser(database, call.userId) : null;
  if (!user) throw new Refusal('NOT_SIGNED_IN');
  const tries = await countPasswordTry(database, user.id, call.now, new Date(call.now.getTime() - PERIOD_MS));
  if (tries > MAX_TRIES) {
    // Recorded once, however many attempts follow.
    if (tries === MAX_TRIES + 1) {
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
      { field: 'currentPassword', message: REASONS.WRONG_PASSWORD.sentence },
    ]);
  }
  await resetPasswordTries(database, user.id);
}
