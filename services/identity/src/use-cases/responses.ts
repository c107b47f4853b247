import type { User } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../context.js';
import type { UserRow } from '../db/users.js';
import { readableEmail } from '../domain/account.js';
import { pendingPhoneOf } from '../domain/phones.js';

export function toUser(row: UserRow): User {
  const pending = pendingPhoneOf(row);
  // Not spread, which is slow here; see docs/performance.md.
  return {
    phone: pending?.phone ?? row.phone ?? undefined,
    phoneVerified: pending === null && row.phone !== null,
    pendingPhone: pending ? { ...pending, replaces: pending.replaces ?? undefined } : undefined,
    id: row.id,
    name: row.name,
    email: readableEmail(row.email),
    username: row.username ?? undefined,
    displayName: row.displayName ?? undefined,
    city: row.city ?? undefined,
    state: row.state ?? undefined,
    favoriteCastaway: row.favoriteCastaway ?? undefined,
    about: row.about ?? undefined,
    profilePicture: row.profilePicture ?? undefined,
    smsEnabled: row.smsEnabled,
    isAdmin: row.isAdmin,
    hasSeenWelcome: row.hasSeenWelcome,
    hidesResults: row.hidesResults,
    watchedWeek: row.watchedWeek ?? undefined,
    createdAt: row.createdAt,
    mustChangePassword: row.mustChangePassword,
    pendingEmail: row.pendingEmail === null ? undefined : readableEmail(row.pendingEmail),
    hasSecondFactor: row.secondFactorAt !== null,
    mustSetUpSecondFactor: false,
  };
}

/** The user as their owner sees it, with what they still have to do. */
export const toOwnUser = ({ config }: Pick<Context, 'config'>, row: UserRow): User => ({
  ...toUser(row),
  mustSetUpSecondFactor:
    config.ADMIN_SECOND_FACTOR === 'required' && row.isAdmin && row.secondFactorAt === null,
});
