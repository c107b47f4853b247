import type { Tx } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { findUserIdByIdentity, insertIdentity, lockNewcomers } from '../db/external-identities.js';
import { useInvite } from '../db/invites.js';
import type { UserRow } from '../db/tables.js';
import { holdUser, insertUser, lockUserByEmail, usernamesLike } from '../db/users.js';
import { nameOf, type ExternalIdentity } from '../domain/id-token.js';
import { tidy, usernameFromEmail } from '../domain/usernames.js';
import { emitUser } from '../events/published.js';
import { handOver } from '../ways-in.js';

/** Somebody whose identity a provider has vouched for. */
export interface Newcomer {
  readonly identity: ExternalIdentity;
  readonly name: string;
  readonly picture: string | null;
  readonly inviteCode: string | undefined;
  /** Of a random password, for an account that is made or handed over; nobody knows that password. */
  readonly passwordHash: string;
  readonly now: Date;
}

/** The account that this identity signs in to, held until the transaction ends; null where it has none yet. */
export async function knownAccount(tx: Tx, identity: ExternalIdentity): Promise<UserRow | null> {
  const id = await findUserIdByIdentity(tx, identity);
  const user = id === null ? null : await holdUser(tx, id);
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
): Promise<UserRow> {
  await lockNewcomers(tx);
  const { identity, now } = newcomer;
  // The same person's other call may have been faster.
  const known = await knownAccount(tx, identity);
  if (known) return known;
  const existing = await lockUserByEmail(tx, tidy(identity.email));
  const user = existing ? await provenAccount(tx, existing, newcomer) : await newAccount(tx, newcomer, mode);
  await insertIdentity(tx, identity, user.id, now);
  return user;
}

/**
 * An account whose e-mail nobody has proven may be somebody else's, who signed up with the address to read along
 * once its owner comes: whatever that person could sign in by ends here.
 */
async function provenAccount(tx: Tx, user: UserRow, { passwordHash, now }: Newcomer): Promise<UserRow> {
  if (user.emailProvenAt !== null) return user;
  await handOver(tx, user, passwordHash, now);
  return { ...user, mustChangePassword: false };
}

async function newAccount(tx: Tx, newcomer: Newcomer, mode: Context['signUpMode']): Promise<UserRow> {
  const { identity, name, picture, inviteCode, passwordHash, now } = newcomer;
  if (mode === 'invite') await useInvite(tx, inviteCode, now);
  const email = tidy(identity.email);
  const username = usernameFromEmail(email, await usernamesLike(tx, usernameFromEmail(email, [])));
  const user = await insertUser(tx, {
    email,
    username,
    name: nameOf(name, identity.name, username),
    isAdmin: false,
    passwordHash,
    createdAt: now,
    emailProvenAt: now,
    profilePicture: identity.picture ?? picture,
  });
  await emitUser(tx, user);
  return user;
}
