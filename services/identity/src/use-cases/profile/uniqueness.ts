import { Refusal, type Database, type Sql } from '@torchbearer/kit';
import { REASONS, type FieldError, type Reason } from '@torchbearer/rules';
import type { UserRow } from '../../db/tables.js';
import { findUserByEmail, findUserByPhone, findUserByUsername, takenConstraint } from '../../db/users.js';

type Reader = Pick<Database, 'manager'> & Sql;

/** The unique values that an account requests; null or omitted for none. */
export interface Claim {
  readonly email?: string;
  readonly username?: string | null;
  readonly phone?: string | null;
}

interface Unique {
  readonly constraint: string;
  readonly field: keyof Claim;
  readonly reason: Reason;
  readonly find: (from: Reader, wanted: string) => Promise<UserRow | null>;
}

/** In the order in which they are reported. */
const UNIQUE: readonly Unique[] = [
  { constraint: 'users_email_key', field: 'email', reason: 'EMAIL_TAKEN', find: findUserByEmail },
  { constraint: 'users_username_key', field: 'username', reason: 'USERNAME_TAKEN', find: findUserByUsername },
  { constraint: 'users_phone_key', field: 'phone', reason: 'PHONE_TAKEN', find: findUserByPhone },
];

/**
 * Does the work, and turns a violated unique constraint into a refusal that names all taken values, because the
 * constraint names only one. @param ownId the account whose own values are not taken; null for a new account @throws
 * Refusal EMAIL_TAKEN, USERNAME_TAKEN or PHONE_TAKEN, with a field error for each
 */
export async function withUniquenessErrors<T>(
  database: Database,
  claim: Claim,
  ownId: string | null,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = takenConstraint(error);
    if (!UNIQUE.some((unique) => unique.constraint === constraint)) throw error;
    throw refusalOf(await takenOf(database, claim, ownId, constraint));
  }
}

/** Refuses taken values before they are written, when no constraint can. @throws Refusal as `withUniquenessErrors` does */
export async function refuseTaken(database: Reader, claim: Claim, ownId: string): Promise<void> {
  const taken = await takenOf(database, claim, ownId, null);
  if (taken.length > 0) throw refusalOf(taken);
}

async function takenOf(
  from: Reader,
  claim: Claim,
  ownId: string | null,
  constraint: string | null,
): Promise<Unique[]> {
  const taken: Unique[] = [];
  for (const unique of UNIQUE) {
    const wanted = claim[unique.field] ?? null;
    const owner = wanted === null ? null : await unique.find(from, wanted);
    // The conflicting row may be gone by now; the constraint was right at that time.
    if ((owner && owner.id !== ownId) || unique.constraint === constraint) taken.push(unique);
  }
  return taken;
}

function refusalOf(taken: readonly Unique[]): Refusal {
  const fieldErrors: FieldError[] = taken.map(({ field, reason }) => ({
    field,
    message: REASONS[reason].sentence,
  }));
  return new Refusal(taken[0]?.reason ?? 'CONFLICT', undefined, fieldErrors);
}
