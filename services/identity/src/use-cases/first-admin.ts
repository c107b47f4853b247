import { ConfigError, serviceActor, type Log, type Tx } from '@torchbearer/kit';
import type { IdentityConfig } from '../config.js';
import type { Context } from '../context.js';
import {
  countAdmins,
  insertUser,
  lockRoles,
  lockUserByEmail,
  takenConstraint,
  updateUser,
  freeUsername,
  type UserRow,
} from '../db/users.js';
import { emitUser } from '../publishes.js';
import { handOver } from './hand-over.js';
import { weaknessOf } from './passwords.js';
import { recordSecurityEvent, type Cause } from './security-events.js';

interface FirstAdmin {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/**
 * The configured first admin; null without one. There is no default. @throws ConfigError if only one of e-mail and
 * password is given
 */
export function firstAdminOf(
  config: Pick<IdentityConfig, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'ADMIN_NAME'>,
): FirstAdmin | null {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_NAME: name } = config;
  if (email === undefined && password === undefined) return null;
  if (email === undefined || password === undefined) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.');
  }
  return { email, password, name };
}

/**
 * Creates the configured first admin if there is no admin yet. An account that already has the address becomes the
 * admin with the configured password. Replicas may start at once. Without an admin and a configured one, a warning
 * says what to set. @throws ConfigError if the configured password is easy to guess
 */
export async function ensureFirstAdmin(context: Context, wanted: FirstAdmin | null, log: Log): Promise<void> {
  const isNeeded = (await countAdmins(context.database)) === 0;
  if (wanted === null) {
    if (isNeeded)
      log.warn('there is no admin: set ADMIN_EMAIL and ADMIN_PASSWORD and start again to create one');
    return;
  }
  if (isNeeded && weaknessOf(wanted.password, { ...wanted, username: null }) !== null) {
    throw new ConfigError('ADMIN_PASSWORD is one that is guessed first. Please choose another.');
  }
  const passwordHash = isNeeded ? await context.passwords.hash(wanted.password) : null;
  const made = passwordHash === null ? null : await makeAdmin(context, wanted, passwordHash, log);
  if (made === null) {
    log.info('ADMIN_EMAIL is ignored: it creates the first admin only, and admins exist');
  } else if (made.isNew) {
    log.info({ userId: made.userId }, 'created the first admin');
  } else {
    log.warn(
      { userId: made.userId },
      'the account of ADMIN_EMAIL existed already: it is an admin now, with the password of ADMIN_PASSWORD',
    );
  }
}

const OURSELVES = serviceActor('identity');

/** Null if there is an admin, possibly created by another replica. */
async function makeAdmin(
  context: Context,
  wanted: FirstAdmin,
  passwordHash: string,
  log: Log,
): Promise<{ readonly userId: string; readonly isNew: boolean } | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await context.database.transaction(async (tx) => {
        // Locked before reading, so that replicas that start at once create one admin.
        await lockRoles(tx);
        if ((await countAdmins(tx)) > 0) return null;
        const existing = await lockUserByEmail(tx, wanted.email);
        const now = context.clock();
        const user = existing
          ? await takeOver(tx, existing, passwordHash, { actor: OURSELVES, address: null, log, now })
          : await insertAdmin(tx, wanted, passwordHash, now);
        await emitUser(tx, user);
        return { userId: user.id, isNew: existing === null };
      });
    } catch (error) {
      // A concurrent sign-up took this e-mail or username.
      if (takenConstraint(error) === null || attempt === 3) throw error;
    }
  }
}

/** The account may not belong to the address's owner, so all earlier ways to sign in end. */
async function takeOver(tx: Tx, user: UserRow, passwordHash: string, cause: Cause): Promise<UserRow> {
  // Treated as unproven, so that everything tied to the account ends too.
  const unproven = { ...user, emailProvenAt: null };
  const handedOver = await handOver(tx, unproven, { passwordHash, isKnown: true }, cause);
  await recordSecurityEvent(tx, cause, 'password-changed', user.id, { detail: 'configuration' });
  return await updateUser(tx, handedOver, { isAdmin: true });
}

async function insertAdmin(
  tx: Tx,
  { email, name }: FirstAdmin,
  passwordHash: string,
  now: Date,
): Promise<UserRow> {
  const username = await freeUsername(tx, email);
  return await insertUser(tx, {
    email,
    username,
    name,
    isAdmin: true,
    passwordHash,
    createdAt: now,
    // The operator vouches for the configured address.
    emailProvenAt: now,
  });
}
