import { EntitySchema } from 'typeorm';

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
  /** The hash of a random password that nobody was told; if it is `passwordHash`, the owner has no password. */
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

export interface InviteRow {
  readonly id: string;
  readonly code: string;
  /** Whom it is for, as its creator noted. */
  readonly note: string;
  /** How many accounts were created with it. */
  readonly uses: number;
  readonly mostUses: number;
  readonly createdAt: Date;
  readonly createdBy: string;
  /** Null if it does not expire. */
  readonly expiresAt: Date | null;
  readonly deletedAt: Date | null;
}

export const invites = new EntitySchema<InviteRow>({
  name: 'invite',
  tableName: 'invites',
  columns: {
    id: { type: 'uuid', primary: true },
    code: { type: 'text' },
    note: { type: 'text' },
    uses: { type: 'int' },
    mostUses: { type: 'int', name: 'most_uses' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    createdBy: { type: 'uuid', name: 'created_by' },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
  },
});

export const entities = [users, invites];
