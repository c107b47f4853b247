import { Refusal, type Database, type Log, type Sql, type Tx } from '@torchbearer/kit';
import { POSES_AS_LEAGUE, soundsOfficial } from '@torchbearer/kit/official-names';
import { REASONS, type Reason } from '@torchbearer/rules';
import type { Context } from '../context.js';
import {
  findUserByEmail,
  findUserByPhone,
  findUserByUsername,
  listPlayerNames,
  lockUser,
  takenConstraint,
  type UserRow,
} from '../db/users.js';
import { neutralNames, type Names } from '../domain/names.js';
import { saveUser } from './accounts.js';

/** The unique values that an account requests; null or omitted for none. */
interface Claim {
  readonly email?: string;
  readonly username?: string | null;
  readonly phone?: string | null;
}

interface Unique {
  readonly constraint: string;
  readonly field: keyof Claim;
  readonly reason: Reason;
  readonly find: (sql: Sql, wanted: string) => Promise<UserRow | null>;
}

/** In the order in which they are reported. */
const UNIQUE: readonly Unique[] = [
  { constraint: 'users_email_key', field: 'email', reason: 'EMAIL_TAKEN', find: findUserByEmail },
  { constraint: 'users_username_key', field: 'username', reason: 'USERNAME_TAKEN', find: findUserByUsername },
  { constraint: 'users_phone_key', field: 'phone', reason: 'PHONE_TAKEN', find: findUserByPhone },
];

/**
 * Does the work in a transaction, and turns a violated unique constraint into a refusal that names all taken values,
 * because the constraint names only one. @param ownId the account whose own values are not taken; null for a new
 * account @throws Refusal EMAIL_TAKEN, USERNAME_TAKEN or PHONE_TAKEN, with a field error for each
 */
export async function claiming<T>(
  database: Database,
  claim: Claim,
  ownId: string | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction(work);
  } catch (error) {
    const constraint = takenConstraint(error);
    if (!UNIQUE.some((unique) => unique.constraint === constraint)) throw error;
    throw (await findTaken(database, claim, ownId, constraint)) ?? error;
  }
}

/**
 * The refusal that `claiming` would throw, before the values are written, when no constraint can find them; null if none
 * is taken. @param constraint one that was violated
 */
export async function findTaken(
  sql: Sql,
  claim: Claim,
  ownId: string | null,
  constraint: string | null = null,
): Promise<Refusal | null> {
  const taken: Unique[] = [];
  for (const unique of UNIQUE) {
    const wanted = claim[unique.field] ?? null;
    const owner = wanted === null ? null : await unique.find(sql, wanted);
    // The conflicting row may be gone by now; the constraint was right at that time.
    if ((owner && owner.id !== ownId) || unique.constraint === constraint) taken.push(unique);
  }
  const [first] = taken;
  const fieldErrors = taken.map(({ field, reason }) => ({ field, message: REASONS[reason].sentence }));
  return first ? new Refusal(first.reason, undefined, fieldErrors) : null;
}

const FIELDS = ['name', 'username', 'displayName'] as const satisfies readonly (keyof Names)[];

/** A new user has no display name yet. */
type Chosen = Omit<Names, 'displayName'> & Partial<Names>;

const posingFields = (names: Chosen) => FIELDS.filter((field) => soundsOfficial(names[field] ?? '', 'user'));

const poses = (names: Chosen): boolean => posingFields(names).length > 0;

/**
 * Only admins may have names that impersonate the league.
 * @throws Refusal INVALID_INPUT with every field that does
 */
export function refuseImpersonation(names: Chosen): void {
  const fieldErrors = posingFields(names).map((field) => ({ field, message: POSES_AS_LEAGUE }));
  if (fieldErrors.length > 0) throw new Refusal('INVALID_INPUT', undefined, fieldErrors);
}

/**
 * Renames players whose name impersonates the league, which pods of 0.6 stored beside those of 0.7. Runs at start; admins
 * keep theirs. @until 0.9
 */
export async function renameImpersonators({ database }: Pick<Context, 'database'>, log: Log): Promise<void> {
  const posing = (await listPlayerNames(database)).filter(poses);
  for (const { id: userId } of posing) {
    await database.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      // Another replica or an admin may have been faster.
      if (!user || user.isAdmin || !poses(user)) return;
      await saveUser(tx, user, neutralNames(user));
      log.warn({ userId }, 'a player whose name impersonated the league was renamed');
    });
  }
}
