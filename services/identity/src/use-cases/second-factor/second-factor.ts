import { isId, Refusal, type Call, type Tx } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import { countCodeTry, deleteSecondFactor, useRecoveryCode, useStep } from '../../db/second-factors.js';
import { gaveCodeAfter, markCodeGiven } from '../../db/sessions.js';
import type { UserRow } from '../../db/tables.js';
import { updateHidden } from '../../db/users.js';
import { tidyCode } from '../../domain/codes.js';
import { FRESH_FOR_ACCOUNT_MS } from '../../domain/recent-sign-in.js';
import { stepOf } from '../../domain/second-factor.js';
import { findOwnAccount } from '../profile/own-account.js';
import { recordSecurityEvent, type Cause } from '../security-events.js';

/** Maximum attempts in one period, unless one is right. */
const MAX_TRIES = 10;
const PERIOD_MS = 15 * 60_000;
const LENGTH = 4;

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
function recoveryCodeOf(typed: string): string {
  const bare = tidyCode(typed);
  return `${bare.slice(0, LENGTH)}-${bare.slice(LENGTH)}`;
}

/**
 * Removes an account's second factor and records it. The row must be locked. @param detail why, if it was not
 * requested
 */
export async function dropSecondFactor(
  tx: Tx,
  user: Pick<UserRow, 'id'>,
  call: Cause,
  detail?: 'unproven',
): Promise<void> {
  await deleteSecondFactor(tx, user.id);
  await updateHidden(tx, user.id, { secondFactorAt: null });
  const event = { kind: 'second-factor-disabled', subject: { userId: user.id }, detail } as const;
  await recordSecurityEvent(tx, call, event);
}

/** Whether an account has to set up a second factor before anything else. */
export const mustSetUp = (
  { adminsNeedSecondFactor }: Pick<Context, 'adminsNeedSecondFactor'>,
  user: Pick<UserRow, 'isAdmin' | 'secondFactorAt'>,
): boolean => adminsNeedSecondFactor && user.isAdmin && user.secondFactorAt === null;
