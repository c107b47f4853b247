/** Sign-up with invite codes. */
import { Refusal, type Sql, type Tx } from '@torchbearer/kit';
import { isGoodInvite, useInvite } from '../../db/invites.js';
import { tidyCode } from '../../domain/codes.js';

/**
 * Spends one use of a code, in the transaction that creates the account. @param code as typed; case, spaces and
 * hyphens don't matter @throws Refusal INVALID_INPUT without a code; INVITE_CODE_INVALID if it is unknown, revoked,
 * expired or used up
 */
export async function spendInvite(tx: Tx, code: string | undefined, now: Date): Promise<void> {
  if (!(await useInvite(tx, tidiedCode(code), now))) throw new Refusal('INVITE_CODE_INVALID');
}

/**
 * Checks a code without spending it, before expensive work. @throws Refusal as `spendInvite` does, which decides in
 * the end
 */
export async function requireInvite(sql: Sql, code: string | undefined, now: Date): Promise<void> {
  if (!(await isGoodInvite(sql, tidiedCode(code), now))) throw new Refusal('INVITE_CODE_INVALID');
}

function tidiedCode(code: string | undefined): string {
  const tidied = tidyCode(code ?? '');
  if (tidied !== '') return tidied;
  throw new Refusal('INVALID_INPUT', undefined, [
    { field: 'inviteCode', message: 'Please enter your invite code' },
  ]);
}
