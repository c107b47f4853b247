import { isId, Refusal, type Call } from '@torchbearer/kit';
import { REASONS } from '@torchbearer/rules';
import type { Context } from '../context.js';
import { countPasswordTry, resetPasswordTries } from '../db/passwords.js';
import { countCodeTry, useRecoveryCode, useStep } from '../db/second-factors.js';
import { gaveCodeAfter, markCodeGiven } from '../db/sessions.js';
import { findUser } from '../db/users.js';
import { stepOf, tidyCode } from '../domain/codes.js';
import { FRESH_FOR_ACCOUNT_MS, signedInWithin } from '../domain/sessions.js';
import { findOwnAccount } from './accounts.js';
import { recordSecurityEvent, type Cause } from './security-events.js';

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

/** How a user has proven their second factor. */
export type Proof = 'code' | 'recovery-code';

/**
 * Uses up a code of the app or a recovery code. Call it outside of a transaction, so that a wrong attempt stays
 * counted.
 * @throws Refusal WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS after ten wrong ones in fifteen minutes
 */
export async function takeCode(
  { database, factorVault }: Pick<Context, 'database' | 'factorVault'>,
  userId: string,
  typed: string,
  call: Cause,
): Promise<Proof> {
  const { now } = call;
  const subject = { userId };
  const periodStart = new Date(now.getTime() - PERIOD_MS);
  const factor = await countCodeTry(database, userId, now, periodStart);
  if (factor && factor.tries > MAX_TRIES) {
    // Recorded once, however many attempts follow.
    if (factor.tries === MAX_TRIES + 1) {
      const lockout = { kind: 'lockout', outcome: 'refused', subject, detail: 'second-factor' } as const;
      await recordSecurityEvent(database, call, lockout);
    }
    throw new Refusal('TOO_MANY_REQUESTS');
  }
  const step = factor && stepOf(factorVault.open(userId, factor.secret), typed, now);
  if (factor && step !== null && (await useStep(database, userId, factor.secret, step))) return 'code';
  if (factor && (await useRecoveryCode(database, userId, recoveryCodeOf(typed)))) {
    await recordSecurityEvent(database, call, { kind: 'recovery-code-used', subject });
    return 'recovery-code';
  }
  throw new Refusal('WRONG_SECOND_FACTOR', undefined, [
    { field: 'code', message: 'This code is not right.' },
  ]);
}

/**
 * Checks the caller's second factor, if it is on. A code that this session gave less than five minutes ago, at sign-in
 * or for another change, is enough. Call it outside of a transaction.
 * @throws Refusal SECOND_FACTOR_REQUIRED without a code, and as `takeCode`
 */
export async function requireCode(
  context: Pick<Context, 'database' | 'factorVault'>,
  call: Call,
  typed: string | undefined,
): Promise<void> {
  const user = await findOwnAccount(context.database, call);
  if (user.secondFactorAt === null) return;
  const { now, actor } = call;
  const session = actor.session?.id ?? '';
  const after = new Date(now.getTime() - FRESH_FOR_ACCOUNT_MS);
  if (isId(session) && (await gaveCodeAfter(context.database, session, user.id, after))) return;
  if (typed === undefined || typed.trim() === '') throw new Refusal('SECOND_FACTOR_REQUIRED');
  await checkCode(context, user.id, typed, call);
}

/**
 * Like `takeCode` for a signed-in user: a wrong code is recorded like a failed sign-in, and the session remembers when
 * it gave a right one.
 */
export async function checkCode(
  context: Pick<Context, 'database' | 'factorVault'>,
  userId: string,
  typed: string,
  call: Cause,
): Promise<void> {
  try {
    await takeCode(context, userId, typed, call);
    const session = call.actor.session?.id ?? '';
    if (isId(session)) await markCodeGiven(context.database, session, userId, call.now);
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'WRONG_SECOND_FACTOR') {
      const event = { kind: 'second-factor-check', outcome: 'failed', subject: { userId } } as const;
      await recordSecurityEvent(context.database, call, event);
    }
    throw error;
  }
}

/** Normalizes a typed recovery code to the form shown: `K7WM-P3XQ`. */
const recoveryCodeOf = (typed: string): string => tidyCode(typed).replace(/^.{4}/, '$&-');
