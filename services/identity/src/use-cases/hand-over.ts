import type { Tx } from '@torchbearer/kit';
import { deleteCalendarToken } from '../db/calendar-tokens.js';
import { endLinks, endPendingEmail } from '../db/email-changes.js';
import { deleteIdentities, type Foreign } from '../db/external-identities.js';
import { useUpResetTokens } from '../db/passwords.js';
import { NO_PENDING_PHONE, updateHidden, type UserRow } from '../db/users.js';
import { phoneChanges } from '../domain/phones.js';
import { saveUser } from './accounts.js';
import { dropSecondFactor } from './second-factor.js';
import { recordSecurityEvent, type Cause } from './security-events.js';
import { endSessionsOf } from './sessions.js';

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
  return await drop(tx, user, { linkedBefore: user.emailProvenAt ?? 'ever' }, call);
}

async function drop(tx: Tx, user: UserRow, foreign: Foreign, call: Cause): Promise<UserRow> {
  const { now } = call;
  await useUpResetTokens(tx, user.id, now);
  await endPendingEmail(tx, user.id, now);
  await updateHidden(tx, user.id, NO_PENDING_PHONE);
  await unlinkIdentities(tx, user, foreign, call);
  await deleteCalendarToken(tx, user.id);
  const cleared = { ...user, ...NO_PENDING_PHONE, pendingEmail: null };
  if (cleared.phone === null) return cleared;
  await recordSecurityEvent(tx, call, 'phone-removed', user.id, { detail: 'unproven' });
  return await saveUser(tx, cleared, phoneChanges(cleared, null, false, now));
}

async function unlinkIdentities(
  tx: Tx,
  { id: userId }: UserRow,
  foreign: Foreign,
  call: Cause,
): Promise<void> {
  if ((await deleteIdentities(tx, userId, foreign)) === 0) return;
  await recordSecurityEvent(tx, call, 'identity-unlinked', userId, { detail: 'unproven' });
}

/**
 * Ends what other addresses of the account hold: a pending e-mail, undo links (see `endedLinks`), and identities that
 * were linked under another address than the account has now. The row must be locked.
 */
export async function dropOtherAddresses(tx: Tx, user: UserRow, call: Cause): Promise<void> {
  const { email } = user;
  await endPendingEmail(tx, user.id, call.now);
  await endLinks(tx, user.id, { email, isPasswordSet: true, now: call.now });
  await unlinkIdentities(tx, user, { linkedElsewhereThan: email }, call);
}

interface HandOver {
  readonly passwordHash: string;
  /** Whether anybody knows the password; otherwise it is random. */
  readonly isKnown: boolean;
  /**
   * For undoing a change of e-mail: removes the second factor and the identities that were added since then, and no
   * older ones. Default: what is older than the proof of the e-mail is removed.
   */
  readonly suspectSince?: Date;
}

/**
 * Hands the account to the person who has just proven to read its e-mail: a new password, no earlier session, and
 * nothing that an intruder may have tied to it (see `dropUnproven` and `dropOtherAddresses`). The row must be locked.
 * @returns the account's new state
 */
export async function handOver(
  tx: Tx,
  user: UserRow,
  { passwordHash, isKnown, suspectSince }: HandOver,
  call: Cause,
): Promise<UserRow> {
  const { now } = call;
  await endSessionsOf(tx, user.id, now);
  await dropOtherAddresses(tx, user, call);
  const { secondFactorAt, emailProvenAt, isAdmin } = user;
  const linked: Foreign = isAdmin ? {} : { linkedSince: suspectSince };
  const cleared =
    suspectSince === undefined ? await dropUnproven(tx, user, call) : await drop(tx, user, linked, call);
  // A factor set up before the e-mail was proven would lock the owner out. It is dropped here and not in
  // `dropUnproven`, because knowing the password must not be enough. An admin's factor stays: reading the e-mail must
  // not be enough to get the role.
  const isForeign = (setUpAt: Date): boolean =>
    suspectSince === undefined ? emailProvenAt === null || setUpAt < emailProvenAt : setUpAt >= suspectSince;
  const isForeignFactor = !isAdmin && secondFactorAt !== null && isForeign(secondFactorAt);
  if (isForeignFactor) await dropSecondFactor(tx, user, call, 'unproven');
  const changes = {
    passwordHash,
    unknownPasswordHash: isKnown ? null : passwordHash,
    mustChangePassword: false,
    temporaryUntil: null,
    temporaryUsedAt: null,
    emailProvenAt: user.emailProvenAt ?? now,
  };
  await updateHidden(tx, user.id, changes);
  return { ...cleared, ...changes, secondFactorAt: isForeignFactor ? null : secondFactorAt };
}
