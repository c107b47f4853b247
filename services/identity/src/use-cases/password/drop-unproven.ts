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
 * Ends every way into the account besides its password. Every new password and hand-over calls it, because the owner
 * may be reacting to an intruder. The row must be locked. The owner's phone number and calendar link can't be
 * distinguished from an intruder's, so both end, as do open reset links and a pending e-mail and phone number.
 * Identities of a provider that were linked since the owner proved to read the e-mail (`emailProvenAt`) stay; before
 * that, anyone could have signed up with the address.
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
 * Hands the account to the person who has just proven to read its e-mail: a new password, no earlier session, and
 * nothing that an intruder may have tied to it (see `dropUnproven`). The row must be locked.
 * @returns the account's new state
 */
export async function handOver(tx: Tx, user: UserRow, passwordHash: string, call: Cause): Promise<UserRow> {
  const { now } = call;
  await endSessionsOf(tx, user.id, now);
  const cleared = await dropUnproven(tx, user, call);
  const { secondFactorAt, emailProvenAt } = user;
  // A factor set up before the e-mail was proven would lock the owner out. It is dropped here and not in
  // `dropUnproven`, because knowing the password must not be enough. An admin's factor stays: reading the e-mail must
  // not be enough to get the role.
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
