import type { Invite, Session, SessionEntry, User, UserCard } from '@torchbearer/proto/identity/v1/identity';
import type { InviteRow, SessionRow, UserRow } from '../db/tables.js';

export const userAnswer = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  username: row.username ?? undefined,
  displayName: row.displayName ?? undefined,
  city: row.city ?? undefined,
  state: row.state ?? undefined,
  favoriteCastaway: row.favoriteCastaway ?? undefined,
  about: row.about ?? undefined,
  profilePicture: row.profilePicture ?? undefined,
  phone: row.phone ?? undefined,
  smsEnabled: row.smsEnabled,
  isAdmin: row.isAdmin,
  hasSeenWelcome: row.hasSeenWelcome,
  createdAt: row.createdAt,
  mustChangePassword: row.mustChangePassword,
});

export const cardAnswer = (row: UserRow): UserCard => ({ id: row.id, name: row.name, email: row.email });

export const sessionAnswer = (row: SessionRow): Session => ({
  id: row.id,
  userId: row.userId,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
});

export const sessionEntryAnswer = (row: SessionRow, isCurrent: boolean): SessionEntry => ({
  id: row.id,
  createdAt: row.createdAt,
  lastSeenAt: row.lastSeenAt,
  userAgent: row.userAgent,
  current: isCurrent,
});

export const inviteAnswer = (row: InviteRow): Invite => ({
  id: row.id,
  code: row.code,
  note: row.note,
  uses: row.uses,
  mostUses: row.mostUses,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt ?? undefined,
});
