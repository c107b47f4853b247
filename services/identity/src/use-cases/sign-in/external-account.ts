import type { Tx } from '@torchbearer/kit';
import { storedEmail } from '@torchbearer/rules';
import type { Context } from '../../context.js';
import { findUserIdByIdentity, insertIdentity, lockNewcomers } from '../../db/external-identities.js';
import type { UserRow } from '../../db/tables.js';
import { insertUser, lockUser, lockUserByEmail, usernamesLike } from '../../db/users.js';
import { soundsOfficial } from '@torchbearer/kit/official-names';
import { nameOf, type ExternalIdentity } from '../../domain/id-token.js';
import { usernameFromEmail } from '../../domain/usernames.js';
import { spendInvite } from './invited.js';
import { emitUser } from '../../publishes.js';
import { recordSecurityEvent, type Cause } from '../security-events.js';
import { handOver } from '../password/drop-unproven.js';

/** A person whose identity a provider has confirmed. */
export interface Newcomer {
  readonly identity: ExternalIdentity;
  readonly name: string;
  readonly inviteCode: string | undefined;
  /** The hash of a random, unknown password, for an account that is created or handed over. */
  readonly passwordHash: string;
}

/** The account that this identity signs in to, locked until the transaction ends; null without one. */
export async function knownAccount(tx: Tx, identity: ExternalIdentity): Promise<UserRow | null> {
  const id = await findUserIdByIdentity(tx, identity);
  const user = id === null ? null : await lockUser(tx, id);
  // While we waited for the lock, the account may have been handed to its owner and lost this identity.
  return user && (await findUserIdByIdentity(tx, identity)) === id ? user : null;
}

/**
 * Links the identity to the account of its e-mail, or to one made for it.
 * @throws Refusal INVALID_INPUT or INVITE_CODE_INVALID if a new account needs a code; QueryFailedError if another
 *   sign-up took this e-mail or username meanwhile
 */
export async function linkedAccount(
  tx: Tx,
  newcomer: Newcomer,
  mode: Context['signUpMode'],
  call: Cause,
): Promise<UserRow> {
  await lockNewcomers(tx);
  const { identity } = newcomer;
  const { now } = call;
  // A concurrent call of the same person may have been faster.
  const known = await knownAccount(tx, identity);
  if (known) return known;
  const existing = await lockUserByEmail(tx, storedEmail(identity.email));
  const user = existing
    ? await provenAccount(tx, existing, newcomer, call)
    : await newAccount(tx, newcomer, mode, now);
  await insertIdentity(tx, identity, user, now);
  return user;
}

/**
 * An account with an unproven e-mail may belong to an attacker who signed up with the address and waits for its
 * owner. So every other way to sign in to it ends here.
 */
async function provenAccount(
  tx: Tx,
  user: UserRow,
  { passwordHash }: Newcomer,
  call: Cause,
): Promise<UserRow> {
  if (user.emailProvenAt !== null) return user;
  const subject = { userId: user.id };
  await recordSecurityEvent(tx, call, { kind: 'password-changed', subject, detail: 'hand-over' });
  return await handOver(tx, user, { passwordHash, isKnown: false }, call);
}

async function newAccount(
  tx: Tx,
  newcomer: Newcomer,
  mode: Context['signUpMode'],
  now: Date,
): Promise<UserRow> {
  const { identity, name, inviteCode, passwordHash } = newcomer;
  if (mode === 'invite') await spendInvite(tx, inviteCode, now);
  const email = storedEmail(identity.email);
  // The local part may sound official, as in 'admin@…'.
  const wanted = soundsOfficial(usernameFromEmail(email, []), 'user') ? 'player' : email;
  const username = usernameFromEmail(wanted, await usernamesLike(tx, usernameFromEmail(wanted, [])));
  const user = await insertUser(tx, {
    email,
    username,
    name: nameOf(name, identity.name, username),
    isAdmin: false,
    passwordHash,
    unknownPasswordHash: passwordHash,
    createdAt: now,
    emailProvenAt: now,
  });
  await emitUser(tx, user);
  return user;
}
