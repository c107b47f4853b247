import { Refusal, type Tx } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import { countCodeTry, deleteSecondFactor, useRecoveryCode, useStep } from '../../db/second-factors.js';
import type { UserRow } from '../../db/tables.js';
import { updateHidden } from '../../db/users.js';
import { tidyCode } from '../../domain/codes.js';
import { stepOf } from '../../domain/second-factor.js';
import { recordSecurityEvent, type Cause } from '../security-events.js';

/** Codes that are looked at in one period, unless one of them is right. */
const MOST_TRIES = 10;
const PERIOD_MS = 15 * 60_000;
const LENGTH = 4;

/** How somebody has proven that they have their second factor. */
export type Proof = 'code' | 'recovery-code';

/**
 * Takes a code of the app, once, or a recovery code, once. Call it outside of a transaction: a wrong try stays counted.
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
  if (factor && factor.tries > MOST_TRIES) {
    // Once, however many tries follow.
    if (factor.tries === MOST_TRIES + 1) {
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

/** The same of somebody who is signed in already: a wrong code is recorded, as a failed sign-in would be. */
export async function checkCode(
  context: Pick<Context, 'database' | 'factorVault'>,
  userId: string,
  typed: string,
  call: Cause,
): Promise<void> {
  try {
    await takeCode(context, userId, typed, call);
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'WRONG_SECOND_FACTOR') {
      const event = { kind: 'second-factor-check', outcome: 'failed', subject: { userId } } as const;
      await recordSecurityEvent(context.database, call, event);
    }
    throw error;
  }
}

/** However somebody writes it, as it was shown: `K7WM-P3XQ`. */
function recoveryCodeOf(typed: string): string {
  const bare = tidyCode(typed);
  return `${bare.slice(0, LENGTH)}-${bare.slice(LENGTH)}`;
}

/**
 * Switches an account's second factor off, on record. The row must be locked.
 * @param detail why, where it was not asked for
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
