import type { Tx } from '@torchbearer/kit';
import { deleteCalendarToken } from '../../db/calendar-tokens.js';
import { endPendingEmail } from '../../db/email-changes.js';
import { deleteIdentitiesBefore } from '../../db/external-identities.js';
import { useUpResetTokens } from '../../db/resets.js';
import type { UserRow } from '../../db/tables.js';
import { dropPendingPhone, NO_PENDING_PHONE, updateHidden } from '../../db/users.js';
import { phoneChanges } from '../../domain/phone.js';
import { endSessionsOf } from '../sign-in/end-sessions.js';
import { saveUser } from '../profile/save-user.js';
import { dropSecondFactor } from '../second-factor/second-factor.js';
import { recordSecurityEvent, type Cause } from '../security-events.js';

/**
 * Ends what opens the account, or acts for it, beside its password: every new password and every hand-over calls it,
 * because each may be the owner's answer to somebody who had got in. The row must be locked.
 *
 * Nothing tells the owner's phone number or calendar link from a thief's, who may have proven a phone of their own with
 * the password that they knew. So both end whenever they came, as do open reset links and an e-mail and a phone number
 * that are still to be confirmed. An identity of a provider is vouched for by the e-mail: those linked since we first
 * knew that the owner reads it (`emailProvenAt`) stay. Before, anybody could have signed up with the address; where the
 * e-mail was never proven, all identities end.
 *
 * @returns the account's new state
 */
export async function dropUnproven(tx: Tx, user: UserRow, call: Cause): Promise<UserRow> {
  const { now } = call;
  await useUpResetTokens(tx, user.id, now);
  await endPendingEmail(tx, user.id, now);
  await dropPendingPhone(tx, user.id);
  await deleteIdentitiesBefore(tx, user.id, user.emailProvenAt);
  await deleteCalendarToken(tx, user.id);
  const cleared = { ...user, ...NO_PENDING_PHONE, pendingEmail: null };
  if (cleared.phone === null) return cleared;
  const event = { kind: 'phone-removed', subject: { userId: user.id }, detail: 'unproven' } as const;
  await recordSecurityEvent(tx, call, event);
  return await saveUser(tx, cleared, phoneChanges(cleared, null, false, now));
}

/**
 * Gives the account to the person who has just proven that they read its e-mail: this password, no session from
 * before, and nothing that somebody else may have tied to it (see `dropUnproven`). The row must be locked.
 * @returns the account's new state
 */
export async function handOver(tx: Tx, user: UserRow, passwordHash: string, call: Cause): Promise<UserRow> {
  const { now } = call;
  await endSessionsOf(tx, user.id, now);
  const cleared = await dropUnproven(tx, user, call);
  const { secondFactorAt, emailProvenAt } = user;
  // One that was set up before we knew the owner would keep the owner out. Whoever only knows the password must not be
  // able to drop it, so this is done here and not by `dropUnproven`. An admin's stays in any case: the role was given to
  // this account, and reading its e-mail must not be enough to have it.
  const isForeignFactor =
    !user.isAdmin && secondFactorAt !== null && (emailProvenAt === null || secondFactorAt < emailProvenAt);
  if (isForeignFactor) await dropSecondFactor(tx, user, call, 'unproven');
  const changes = {
    passwordHash,
    mustChangePassword: false,
    temporaryUntil: null,
    temporaryUsedAt: null,
    emailProvenAt: user.emailProvenAt ?? now,
  };
  await updateHidden(tx, user.id, changes);
  return { ...cleared, ...changes, secondFactorAt: isForeignFactor ? null : secondFactorAt };
}
