import { columnsOf, table, type Database, type Sql, type TableRow, type Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import { In, QueryFailedError } from 'typeorm';
import { usernameFromEmail } from '../domain/names.js';

export const users = table('users', {
  id: 'uuid',
  version: 'integer',
  /** As typed; unique regardless of case. */
  email: 'text',
  /** Unique regardless of case. */
  username: 'text?',
  /** The form's display name. */
  name: 'text',
  /** The alternate nickname of the profile. */
  displayName: 'text?',
  city: 'text?',
  state: 'text?',
  favoriteCastaway: 'text?',
  about: 'text?',
  profilePicture: 'text?',
  phone: 'text?',
  smsEnabled: 'boolean',
  isAdmin: 'boolean',
  hasSeenWelcome: 'boolean',
  /** Whether they see results only up to `watchedWeek`, unless they are an admin. */
  hidesResults: 'boolean',
  /** The last week they have watched, 0 for none; null if they have never hidden results. */
  watchedWeek: 'integer?',
  passwordHash: 'text',
  /** The hash of a random password that nobody knows; if it is `passwordHash`, the owner has no password. */
  unknownPasswordHash: 'text?',
  createdAt: 'timestamptz',
  /** When the phone number became this account's; null without one. */
  phoneAddedAt: 'timestamptz?',
  /** The unconfirmed number, +1 and ten digits; null for none. Other accounts may have it pending, too. */
  pendingPhone: 'text?',
  /** Keyed hash of the code that was sent to it. */
  phoneCodeHash: 'bytea?',
  /** Wrong attempts since this code was sent. */
  phoneCodeTries: 'integer',
  phoneCodeExpiresAt: 'timestamptz?',
  /** When another code may be sent to the same number. */
  phoneCodeResendAt: 'timestamptz?',
  /** The e-mail that takes effect once confirmed; null for none. Other accounts may have it pending, too. */
  pendingEmail: 'text?',
  /** When the owner first proved to read this e-mail. */
  emailProvenAt: 'timestamptz?',
  /** The password is temporary and must be replaced. */
  mustChangePassword: 'boolean',
  /** Until when a temporary password signs in; null for an ordinary one. */
  temporaryUntil: 'timestamptz?',
  /** When it was used: it signs in once. */
  temporaryUsedAt: 'timestamptz?',
  /** When the second factor was set up; null without one. */
  secondFactorAt: 'timestamptz?',
});
export type UserRow = TableRow<typeof users>;

type Reader = Pick<Database, 'manager'>;

/** The fields chosen at sign-up; the others start empty. */
type NewUser = Pick<UserRow, 'email' | 'username' | 'name' | 'isAdmin' | 'passwordHash' | 'createdAt'> &
  Partial<Pick<UserRow, 'emailProvenAt' | 'unknownPasswordHash'>>;

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
export const insertUser = (tx: Tx, user: NewUser): Promise<UserRow> =>
  tx.one<UserRow>(
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

/** Reads the account with this value; with `for update`, it stays unchanged until the transaction ends. */
const finder =
  (condition: string) =>
  (sql: Sql, value: string): Promise<UserRow | null> =>
    sql.oneOrNull<UserRow>(`select ${COLUMNS} from users u where ${condition}`, [value]);

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
  tx.rows<UserRow>(`select ${COLUMNS} from users u where pending_phone = $1 order by id for update`, [phone]);

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

export const countAdmins = (from: Reader): Promise<number> => from.manager.countBy(users, { isAdmin: true });

/** A username for this e-mail that nobody has: see `usernameFromEmail`. */
export async function freeUsername(tx: Tx, email: string): Promise<string> {
  const taken = await tx.rows<{ username: string }>(
    'select username from users where starts_with(lower(username), lower($1))',
    [usernameFromEmail(email, [])],
  );
  return usernameFromEmail(
    email,
    taken.map(({ username }) => username),
  );
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

/**
 * Saves a picture in place of the account's earlier one. Each has a new id, so that its address can be cached forever.
 */
export async function replacePicture(tx: Tx, userId: string, image: Buffer, now: Date): Promise<string> {
  const id = randomUUID();
  await tx.run(
    `insert into pictures (id, user_id, image, created_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update
       set id = excluded.id, image = excluded.image, created_at = excluded.created_at`,
    [id, userId, image, now],
  );
  return id;
}

/** The picture's bytes; null for an unknown id. */
export async function findPicture(sql: Sql, id: string): Promise<Buffer | null> {
  const row = await sql.oneOrNull<{ image: Buffer }>('select image from pictures where id = $1', [id]);
  return row?.image ?? null;
}
