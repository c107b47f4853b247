import { ConfigError, serviceActor, type Log, type Tx } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import type { UserRow } from '../../db/tables.js';
import {
  countAdmins,
  insertUser,
  lockRoles,
  lockUserByEmail,
  takenConstraint,
  updateUser,
  usernamesLike,
} from '../../db/users.js';
import { usernameFromEmail } from '../../domain/usernames.js';
import { faultOf } from '../password/good-password.js';
import { emitUser } from '../../publishes.js';
import { recordSecurityEvent, type Cause } from '../security-events.js';
import { handOver } from '../password/ways-in.js';

export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/**
 * The admin that the configuration asks for; null where it asks for none. There is no default.
 * @throws ConfigError where only one of e-mail and password is given
 */
export function firstAdminOf(config: {
  readonly ADMIN_EMAIL?: string | undefined;
  readonly ADMIN_PASSWORD?: string | undefined;
  readonly ADMIN_NAME: string;
}): FirstAdmin | null {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_NAME: name } = config;
  if (email === undefined && password === undefined) return null;
  if (email === undefined || password === undefined) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.');
  }
  return { email, password, name };
}

/**
 * Makes the wanted first admin where nobody is an admin; where somebody is, nothing happens. An account that has the
 * address already becomes the admin with the configured password. Replicas may start at once. Where nobody is an
 * admin and none is wanted, a warning tells what to set.
 * @throws ConfigError where the first admin is to be made with a password that is easy to guess
 */
export async function ensureFirstAdmin(context: Context, wanted: FirstAdmin | null, log: Log): Promise<void> {
  const isNeeded = (await countAdmins(context.database)) === 0;
  if (wanted === null) {
    if (isNeeded)
      log.warn('nobody is an admin: set ADMIN_EMAIL and ADMIN_PASSWORD and start again to make one');
    return;
  }
  if (isNeeded && faultOf(wanted.password, { ...wanted, username: null }) !== null) {
    throw new ConfigError('ADMIN_PASSWORD is one that is guessed first. Please choose another.');
  }
  const passwordHash = isNeeded ? await context.passwords.hash(wanted.password) : null;
  const made = passwordHash === null ? null : await makeAdmin(context, wanted, passwordHash, log);
  if (made === null) {
    log.info('admins exist already: nothing is done, for ADMIN_EMAIL is for a first one only');
  } else if (made.isNew) {
    log.info({ userId: made.userId }, 'made the first admin');
  } else {
    log.warn(
      { userId: made.userId },
      'the account of ADMIN_EMAIL existed already: it is an admin now, with the password of ADMIN_PASSWORD',
    );
  }
}

interface Made {
  readonly userId: string;
  readonly isNew: boolean;
}

const OURSELVES = serviceActor('identity');

/** Null where somebody is an admin, another replica's included. */
async function makeAdmin(
  context: Context,
  wanted: FirstAdmin,
  passwordHash: string,
  log: Log,
): Promise<Made | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await context.database.transaction(async (tx) => {
        // Before anything is read: replicas that start at once make one admin.
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
      // Somebody signed up through another replica with this e-mail or username in this very moment.
      if (takenConstraint(error) === null || attempt === 3) throw error;
    }
  }
}

/** Whoever signed up with the address need not be its owner: nothing that opened the account opens an admin's. */
async function takeOver(tx: Tx, user: UserRow, passwordHash: string, cause: Cause): Promise<UserRow> {
  // As if never proven: what a reader of the address had tied to the account ends as well.
  const handedOver = await handOver(tx, { ...user, emailProvenAt: null }, passwordHash, cause);
  const subject = { userId: user.id };
  await recordSecurityEvent(tx, cause, { kind: 'password-changed', subject, detail: 'configuration' });
  return await updateUser(tx, handedOver, { isAdmin: true });
}

async function insertAdmin(
  tx: Tx,
  { email, name }: FirstAdmin,
  passwordHash: string,
  now: Date,
): Promise<UserRow> {
  const username = usernameFromEmail(email, await usernamesLike(tx, usernameFromEmail(email, [])));
  return await insertUser(tx, {
    email,
    username,
    name,
    isAdmin: true,
    passwordHash,
    createdAt: now,
    // Whoever configures the first admin vouches for the address.
    emailProvenAt: now,
  });
}
