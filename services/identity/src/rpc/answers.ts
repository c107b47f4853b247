import { type Session, type User, type UserCard } from '@torchbearer/proto/identity/v1/identity';
import type { SessionRow, UserRow } from '../db/tables.js';

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
});

export const cardAnswer = (row: UserRow): UserCard => ({ id: row.id, name: row.name, email: row.email });

export const sessionAnswer = (row: SessionRow): Session => ({
  id: row.id,
  userId: row.userId,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
});
