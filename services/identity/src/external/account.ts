import type { Tx } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { findUserIdByIdentity, insertIdentity, lockNewcomers } from '../db/external-identities.js';
import type { UserRow } from '../db/tables.js';
import { insertUser, lockUser, lockUserByEmail, usernamesLike } from '../db/users.js';
import { posesAsLeague } from '../domain/league-name.js';
import { nameOf, type ExternalIdentity } from '../domain/id-token.js';
import { tidy, usernameFromEmail } from '../domain/usernames.js';
import { spendInvite } from '../use-cases/sign-in/invited.js';
import { emitUser } from '../publishes.js';
import { recordSecurityEvent, type Cause } from '../use-cases/security-events.js';
import { handOver } from '../use-cases/password/ways-in.js';

/** Somebody whose identity a provider has vouched for. */
export interface Newcomer {
  readonly identity: ExternalIdentity;
  readonly name: string;
  readonly inviteCode: string | undefined;
  /** Of a random password, for an account that is made or handed over; nobody knows that password. */
  readonly passwordHash: string;
}

/** The account that this identity signs in to, locked until the transaction ends; null where it has none yet. */
export async function knownAccount(tx: Tx, identity: ExternalIdentity): Promise<UserRow | null> {
  const id = await findUserIdByIdentity(tx, identity);
  const user = id === null ? null : await lockUser(tx, id);
  // While it was waited for, the account may have been handed to its owner and lost this identity.
  return user && (await findUserIdByIdentity(tx, identity)) === id ? user : null;
}

/**
 * Links the identity to the account of its e-mail, or to one made for it.
 * @throws Refusal INVALID_INPUT or INVITE_CODE_INVALID where a new account needs a code; QueryFailedError where
 *   somebody signed up with this e-mail or username in this very moment
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
  // The same person's other call may have been faster.
  const known = await knownAccount(tx, identity);
  if (known) return known;
  const existing = await lockUserByEmail(tx, tidy(identity.email));
  const user = existing
    ? await provenAccount(tx, existing, newcomer, call)
    : await newAccount(tx, newcomer, mode, now);
  await insertIdentity(tx, identity, user.id, now);
  return user;
}

/**
 * An account whose e-mail nobody has proven may be somebody else's, who signed up with the address to read along
 * once its owner comes: whatever that person could sign in by ends here.
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
  return await handOver(tx, user, passwordHash, call);
}

async function newAccount(
  tx: Tx,
  newcomer: Newcomer,
  mode: Context['signUpMode'],
  now: Date,
): Promise<UserRow> {
  const { identity, name, inviteCode, passwordHash } = newcomer;
  if (mode === 'invite') await spendInvite(tx, inviteCode, now);
  const email = tidy(identity.email);
  // 'admin@…' is an address, and no name for a player.
  const wanted = posesAsLeague(usernameFromEmail(email, [])) ? 'player' : email;
  const username = usernameFromEmail(wanted, await usernamesLike(tx, usernameFromEmail(wanted, [])));
  const user = await insertUser(tx, {
    email,
    username,
    name: nameOf(name, identity.name, username),
    isAdmin: false,
    passwordHash,
    createdAt: now,
    emailProvenAt: now,
  });
  await emitUser(tx, user);
  return user;
}
