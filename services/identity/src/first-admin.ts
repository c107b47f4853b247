import { ConfigError, type Log } from '@torchbearer/kit';
import type { Context } from './context.js';
import {
  countAdmins,
  findUserByEmail,
  insertUser,
  lockRoles,
  lockUser,
  takenConstraint,
  updateUser,
  usernamesLike,
} from './db/users.js';
import { usernameFromEmail } from './domain/usernames.js';
import { emitUser } from './events/published.js';

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
 * Makes sure that the wanted account exists and is an admin; an existing one keeps its password. Replicas may
 * start at once. Where nobody is an admin and none is wanted, a warning tells what to set.
 */
export async function ensureFirstAdmin(context: Context, wanted: FirstAdmin | null, log: Log): Promise<void> {
  if (wanted === null) {
    if ((await countAdmins(context.database)) > 0) return;
    log.warn('nobody is an admin: set ADMIN_EMAIL and ADMIN_PASSWORD and start again to make one');
    return;
  }
  for (let attempt = 1; ; attempt++) {
    try {
      await makeAdmin(context, wanted, log);
      return;
    } catch (error) {
      // Somebody signed up through another replica with this e-mail or username in this very moment.
      if (takenConstraint(error) === null || attempt === 3) throw error;
    }
  }
}

async function makeAdmin(context: Context, wanted: FirstAdmin, log: Log): Promise<void> {
  const { email, name } = wanted;
  const known = await findUserByEmail(context.database, email);
  if (known?.isAdmin) return;
  const passwordHash = known ? null : await context.passwords.hash(wanted.password);
  await context.database.transaction(async (tx) => {
    await lockRoles(tx);
    const found = await findUserByEmail(tx, email);
    const existing = found && (await lockUser(tx, found.id));
    if (existing?.isAdmin) return;
    if (existing) {
      await emitUser(tx, await updateUser(tx, existing, { isAdmin: true }));
      log.warn({ userId: existing.id }, 'the account of ADMIN_EMAIL existed already: it is an admin now');
      return;
    }
    // Deleted in this very moment: the next start makes it anew.
    if (passwordHash === null) return;
    const username = usernameFromEmail(email, await usernamesLike(tx, usernameFromEmail(email, [])));
    const user = await insertUser(tx, {
      email,
      username,
      name,
      isAdmin: true,
      passwordHash,
      createdAt: context.clock(),
      // Whoever configures the first admin vouches for the address.
      emailProvenAt: context.clock(),
    });
    await emitUser(tx, user);
    log.info({ userId: user.id }, 'made the first admin');
  });
}
