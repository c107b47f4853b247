import { Refusal, type Database } from '@torchbearer/kit';
import { REASONS, type FieldError, type Reason } from '@torchbearer/rules';
import type { UserRow } from '../../db/tables.js';
import { findUserByEmail, findUserByPhone, findUserByUsername, takenConstraint } from '../../db/users.js';

type Reader = Pick<Database, 'manager'>;

/** What an account wants for itself alone; null or left out for nothing. */
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

/** In the order in which a person is told. */
const UNIQUE: readonly Unique[] = [
  { constraint: 'users_email_key', field: 'email', reason: 'EMAIL_TAKEN', find: findUserByEmail },
  { constraint: 'users_username_key', field: 'username', reason: 'USERNAME_TAKEN', find: findUserByUsername },
  { constraint: 'users_phone_key', field: 'phone', reason: 'PHONE_TAKEN', find: findUserByPhone },
];

/**
 * Does the work, and where a constraint stops it because somebody else has what is claimed, says what is taken.
 * The constraint knows of one fault; a person wants to hear of all.
 * @param ownId whose own e-mail, username and phone are not taken; null for an account still to be made
 * @throws Refusal EMAIL_TAKEN, USERNAME_TAKEN or PHONE_TAKEN, with every fault in the details
 */
export async function namingTaken<T>(
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

/**
 * Refuses what somebody else has, where no constraint would: what is claimed is not written yet.
 * @throws Refusal as `namingTaken` does
 */
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
    // Whoever stopped us may be gone by now: the constraint was right at its time.
    if ((owner && owner.id !== ownId) || unique.constraint === constraint) taken.push(unique);
  }
  return taken;
}

function refusalOf(taken: readonly Unique[]): Refusal {
  const faults: FieldError[] = taken.map(({ field, reason }) => ({
    field,
    message: REASONS[reason].sentence,
  }));
  return new Refusal(taken[0]?.reason ?? 'CONFLICT', undefined, faults);
}
