import { columnsOf, type Database, type Sql, type Tx } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import { EntitySchema, In, QueryFailedError } from 'typeorm';

export interface UserRow {
  readonly id: string;
  readonly version: number;
  /** As typed; unique regardless of case. */
  readonly email: string;
  /** Unique regardless of case. */
  readonly username: string | null;
  /** The form's display name. */
  readonly name: string;
  /** The alternate nickname of the profile. */
  readonly displayName: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly favoriteCastaway: string | null;
  readonly about: string | null;
  readonly profilePicture: string | null;
  readonly phone: string | null;
  readonly smsEnabled: boolean;
  readonly isAdmin: boolean;
  readonly hasSeenWelcome: boolean;
  /** Whether they see results only up to `watchedWeek`, unless they are an admin. */
  readonly hidesResults: boolean;
  /** The last week they have watched, 0 for none; null if they have never hidden results. */
  readonly watchedWeek: number | null;
  readonly passwordHash: string;
  /** The hash of a random password that nobody knows; if it is `passwordHash`, the owner has no password. */
  readonly unknownPasswordHash: string | null;
  readonly createdAt: Date;
  /** When the phone number became this account's; null without one. */
  readonly phoneAddedAt: Date | null;
  /** The unconfirmed number, +1 and ten digits; null for none. Other accounts may have it pending, too. */
  readonly pendingPhone: string | null;
  /** Keyed hash of the code that was sent to it. */
  readonly phoneCodeHash: Buffer | null;
  /** Wrong attempts since this code was sent. */
  readonly phoneCodeTries: number;
  readonly phoneCodeExpiresAt: Date | null;
  /** When another code may be sent to the same number. */
  readonly phoneCodeResendAt: Date | null;
  /** The e-mail that takes effect once confirmed; null for none. Other accounts may have it pending, too. */
  readonly pendingEmail: string | null;
  /** When the owner first proved to read this e-mail. */
  readonly emailProvenAt: Date | null;
  /** The password is temporary and must be replaced. */
  readonly mustChangePassword: boolean;
  /** Until when a temporary password signs in; null for an ordinary one. */
  readonly temporaryUntil: Date | null;
  /** When it was used: it signs in once. */
  readonly temporaryUsedAt: Date | null;
  /** When the second factor was set up; null without one. */
  readonly secondFactorAt: Date | null;
}

export const users = new EntitySchema<UserRow>({
  name: 'user',
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'int' },
    email: { type: 'text' },
    username: { type: 'text', nullable: true },
    name: { type: 'text' },
    displayName: { type: 'text', name: 'display_name', nullable: true },
    city: { type: 'text', nullable: true },
    state: { type: 'text', nullable: true },
    favoriteCastaway: { type: 'text', name: 'favorite_castaway', nullable: true },
    about: { type: 'text', nullable: true },
    profilePicture: { type: 'text', name: 'profile_picture', nullable: true },
    phone: { type: 'text', nullable: true },
    smsEnabled: { type: 'boolean', name: 'sms_enabled' },
    isAdmin: { type: 'boolean', name: 'is_admin' },
    hasSeenWelcome: { type: 'boolean', name: 'has_seen_welcome' },
    hidesResults: { type: 'boolean', name: 'hides_results' },
    watchedWeek: { type: 'int', name: 'watched_week', nullable: true },
    passwordHash: { type: 'text', name: 'password_hash' },
    unknownPasswordHash: { type: 'text', name: 'unknown_password_hash', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    phoneAddedAt: { type: 'timestamptz', name: 'phone_added_at', nullable: true },
    pendingPhone: { type: 'text', name: 'pending_phone', nullable: true },
    phoneCodeHash: { type: 'bytea', name: 'phone_code_hash', nullable: true },
    phoneCodeTries: { type: 'int', name: 'phone_code_tries' },
    phoneCodeExpiresAt: { type: 'timestamptz', name: 'phone_code_expires_at', nullable: true },
    phoneCodeResendAt: { type: 'timestamptz', name: 'phone_code_resend_at', nullable: true },
    pendingEmail: { type: 'text', name: 'pending_email', nullable: true },
    emailProvenAt: { type: 'timestamptz', name: 'email_proven_at', nullable: true },
    mustChangePassword: { type: 'boolean', name: 'must_change_password' },
    temporaryUntil: { type: 'timestamptz', name: 'temporary_until', nullable: true },
    temporaryUsedAt: { type: 'timestamptz', name: 'temporary_used_at', nullable: true },
    secondFactorAt: { type: 'timestamptz', name: 'second_factor_at', nullable: true },
  },
});

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
  const row = await sql.oneOrNull<{ image: Buffer }>('select image from pictures where id = $1', [id]);
  return row?.image ?? null;
}
