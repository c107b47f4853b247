import { isId, Refusal, type Call, type Database } from '@torchbearer/kit';
import { REASONS } from '@torchbearer/rules';
import type { Context } from '../context.js';
import { countPasswordTry, resetPasswordTries } from '../db/passwords.js';
import { countCodeTry, useRecoveryCode, useStep } from '../db/second-factors.js';
import { gaveCodeAfter, markCodeGiven } from '../db/sessions.js';
import { stepOf, tidyCode } from '../domain/codes.js';
import { FRESH_FOR_ACCOUNT_MS, signedInWithin } from '../domain/sessions.js';
import { findOwnAccount } from './accounts.js';
import { wrongField } from './inputs.js';
import { recordSecurityEvent, type Cause } from './security-events.js';

/** Maximum attempts in one period, unless one is right. */
const MAX_TRIES = 10;
const PERIOD_MS = 15 * 60_000;

interface Reauthentication {
  readonly currentPassword?: string | undefined;
  /** How long ago the caller may have signed in; default as for a change of the account. */
  readonly withinMs?: number;
}

interface OwnerProof extends Pick<Reauthentication, 'currentPassword'> {
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
  await reauthenticate(context, call, { currentPassword });
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
  { currentPassword, withinMs = FRESH_FOR_ACCOUNT_MS }: Reauthentication,
): Promise<void> {
  if (signedInWithin(call.actor.session, call.now, withinMs)) return;
  if (currentPassword === undefined || currentPassword === '') throw new Refusal('REAUTHENTICATION_REQUIRED');
  const user = await findOwnAccount(database, call);
  const tries = await countPasswordTry(database, user.id, call.now, periodStart(call));
  await refuseTooMany(database, call, user.id, tries, 'password-check');
  if (!(await passwords.verify(user.passwordHash, currentPassword)))
    throw await wrongPassword(database, call);
  await resetPasswordTries(database, user.id);
}

const periodStart = ({ now }: Cause): Date => new Date(now.getTime() - PERIOD_MS);

/** Records the refusal once, however many attempts follow. @throws Refusal TOO_MANY_REQUESTS */
async function refuseTooMany(
  database: Database,
  call: Cause,
  userId: string,
  tries: number,
  detail: 'password-check' | 'second-factor',
): Promise<void> {
  if (tries <= MAX_TRIES) return;
  const isFirst = tries === MAX_TRIES + 1;
  if (isFirst) await recordSecurityEvent(database, call, 'lockout', userId, { outcome: 'refused', detail });
  throw new Refusal('TOO_MANY_REQUESTS');
}

/** Records that the caller typed a wrong password. @returns the refusal */
export async function wrongPassword(database: Database, call: Call): Promise<Refusal> {
  await recordSecurityEvent(database, call, 'password-check', call.userId, { outcome: 'failed' });
  return wrongField('currentPassword', REASONS.WRONG_PASSWORD.sentence, 'WRONG_PASSWORD');
}

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
): Promise<void> {
  const factor = await countCodeTry(database, userId, call.now, periodStart(call));
  await refuseTooMany(database, call, userId, factor?.tries ?? 0, 'second-factor');
  const step = factor && stepOf(factorVault.open(userId, factor.secret), typed, call.now);
  if (factor && step !== null && (await useStep(database, userId, factor.secret, step))) return;
  if (!factor || !(await useRecoveryCode(database, userId, recoveryCodeOf(typed))))
    throw wrongField('code', 'This code is not right.', 'WRONG_SECOND_FACTOR');
  await recordSecurityEvent(database, call, 'recovery-code-used', userId);
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
      await recordSecurityEvent(context.database, call, 'second-factor-check', userId, { outcome: 'failed' });
    }
    throw error;
  }
}

/** Normalizes a typed recovery code to the form shown: `K7WM-P3XQ`. */
const recoveryCodeOf = (typed: string): string => tidyCode(typed).replace(/^.{4}/, '$&-');
