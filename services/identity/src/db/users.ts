import { columnsOf, type Database, type Sql, type Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import { In, QueryFailedError } from 'typeorm';
import { users, type UserRow } from './tables.js';

type Reader = Pick<Database, 'manager'>;

/** The fields chosen at sign-up; the others start empty. */
interface NewUser {
  readonly email: string;
  readonly username: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly emailProvenAt?: Date;
  readonly unknownPasswordHash?: string;
}

/** No pending number. */
export const NO_PENDING_PHONE = {
  pendingPhone: null,
  phoneCodeHash: null,
  phoneCodeTries: 0,
  phoneCodeExpiresAt: null,
  phoneCodeResendAt: null,
} as const;

const COLUMNS = columnsOf(users, 'u');

/** The other columns start with the table's defaults. @throws Error for a taken value: see `takenConstraint` */
export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow> {
  const [row] = await tx.rows<UserRow>(
    `insert into users as u (id, version, email, username, name, is_admin, password_hash, created_at,
       email_proven_at, unknown_password_hash)
     values ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
    [
      randomUUID(),
      user.email,
      user.username,
      user.name,
      user.isAdmin,
      user.passwordHash,
      user.createdAt,
      user.emailProvenAt ?? null,
      user.unknownPasswordHash ?? null,
    ],
  );
  if (!row) throw new Error('an inserted row was not returned');
  return row;
}

/** Reads the account with this value; with `for update`, it stays unchanged until the transaction ends. */
const finder =
  (condition: string) =>
  async (sql: Sql, value: string): Promise<UserRow | null> => {
    const [user] = await sql.rows<UserRow>(`select ${COLUMNS} from users u where ${condition}`, [value]);
    return user ?? null;
  };

const BY_EMAIL = 'lower(u.email) = lower($1)';
export const findUser = finder('u.id = $1');
export const findUserByEmail = finder(BY_EMAIL);
export const findUserByUsername = finder('lower(u.username) = lower($1)');
/** Phone numbers are +1 and ten digits. */
export const findUserByPhone = finder('u.phone = $1');
export const lockUser = finder('u.id = $1 for update');
export const lockUserByEmail = finder(`${BY_EMAIL} for update`);
export const lockUserByPhone = finder('u.phone = $1 for update');

export const listUsers = (from: Reader): Promise<UserRow[]> =>
  from.manager.find(users, { order: { createdAt: 'asc', id: 'asc' } });

/** The names of all players, without admins. */
export const listPlayerNames = (
  from: Reader,
): Promise<Pick<UserRow, 'id' | 'name' | 'username' | 'displayName'>[]> =>
  from.manager.find(users, {
    select: { id: true, name: true, username: true, displayName: true },
    where: { isAdmin: false },
  });

export const findUsers = (from: Reader, ids: readonly string[]): Promise<UserRow[]> =>
  from.manager.findBy(users, { id: In([...ids]) });

/** Locks the accounts that wait for this phone number to be confirmed. */
export const lockUsersByPendingPhone = (tx: Tx, phone: string): Promise<UserRow[]> =>
  tx.manager.find(users, {
    where: { pendingPhone: phone },
    order: { id: 'asc' },
    lock: { mode: 'pessimistic_write' },
  });

/** The changeable fields of an account; the version is set by the update. */
export type UserChanges = Partial<Omit<UserRow, 'id' | 'version' | 'createdAt'>>;

/**
 * Updates the published fields of an account, which makes a new version. The row must be locked. Returns the new
 * state.
 */
export async function updateUser(tx: Tx, user: UserRow, changes: UserChanges): Promise<UserRow> {
  const changed = { ...changes, version: user.version + 1 };
  await tx.manager.update(users, { id: user.id }, changed);
  return { ...user, ...changed };
}

/** Fields of an account that are not published. */
export type HiddenChanges = Pick<
  UserChanges,
  | 'passwordHash'
  | 'unknownPasswordHash'
  | 'mustChangePassword'
  | 'temporaryUntil'
  | 'temporaryUsedAt'
  | 'pendingEmail'
  | 'secondFactorAt'
  | 'emailProvenAt'
  | 'hasSeenWelcome'
  | keyof typeof NO_PENDING_PHONE
>;

/** Updates unpublished fields, so the version stays. The row must be locked. */
export async function updateHidden(tx: Tx, id: string, changes: HiddenChanges): Promise<void> {
  await tx.manager.update(users, { id }, changes);
}

/** Deletes an unconfirmed number and its code. The row must be locked. */
export const dropPendingPhone = (tx: Tx, userId: string): Promise<void> =>
  updateHidden(tx, userId, NO_PENDING_PHONE);

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.manager.delete(users, { id });
}

export const countAdmins = (from: Reader): Promise<number> => from.manager.countBy(users, { isAdmin: true });

/** Usernames with this beginning, regardless of case. */
export async function usernamesLike(tx: Tx, start: string): Promise<string[]> {
  const rows = await tx.rows<{ username: string }>(
    'select username from users where starts_with(lower(username), lower($1))',
    [start],
  );
  return rows.map((row) => row.username);
}

/** Any constant: changes of admin roles take this lock first, so that they run one at a time. */
const ROLE_LOCK = 7_214_101;

export async function lockRoles(tx: Tx): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1)', [ROLE_LOCK]);
}

/** Which unique constraint refused a row; null for any other error. */
export function takenConstraint(error: unknown): string | null {
  // TypeORM wraps the error of an update; plain SQL throws it as it is.
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof DatabaseError && cause.code === '23505' ? (cause.constraint ?? null) : null;
}

interface NewPicture {
  /** New for every picture, so that its address can be cached forever. */
  readonly id: string;
  readonly image: Buffer;
  readonly now: Date;
}

/** Replaces the account's picture. The user's row must be locked. */
export async function replacePicture(tx: Tx, user: UserRow, picture: NewPicture): Promise<UserRow> {
  await tx.run(
    `insert into pictures (id, user_id, image, created_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update
       set id = excluded.id, image = excluded.image, created_at = excluded.created_at`,
    [picture.id, user.id, picture.image, picture.now],
  );
  return await updateUser(tx, user, { profilePicture: `/api/pictures/${picture.id}` });
}

/** The picture's bytes; null for an unknown id. */
export async function findPicture(sql: Sql, id: string): Promise<Buffer | null> {
  const [row] = await sql.rows<{ image: Buffer }>('select image from pictures where id = $1', [id]);
  return row?.image ?? null;
}
