/** What this service publishes and can republish. */
import { emit, emitTombstone, owns, type Owned, type Tx } from '@torchbearer/kit';
import { SessionEnded, UserChanged } from '@torchbearer/proto/identity/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import type { EndedSession } from './db/sessions.js';
import { findUsers, type UserRow } from './db/users.js';
import { readableEmail } from './domain/account.js';

const userChanged = (user: UserRow): UserChanged =>
  UserChanged.fromPartial({
    id: user.id,
    version: user.version,
    name: user.name,
    email: readableEmail(user.email),
    username: user.username ?? undefined,
    isAdmin: user.isAdmin,
    phone: user.phone ?? undefined,
    smsEnabled: user.smsEnabled,
    createdAt: user.createdAt,
    phoneAddedAt: user.phoneAddedAt ?? undefined,
    resultsUntil: (user.hidesResults && !user.isAdmin ? user.watchedWeek : null) ?? undefined,
  });

export const emitUser = (tx: Tx, user: UserRow): Promise<void> => emit(tx, Topics.user, userChanged(user));

export const emitUserDeleted = (tx: Tx, user: UserRow): Promise<void> =>
  emitTombstone(tx, Topics.user, user.id, user.version + 1);

/** A session is published once, when it ends: its version is always 1. */
export async function emitSessionsEnded(tx: Tx, ended: readonly EndedSession[], now: Date): Promise<void> {
  for (const session of ended)
    await emit(tx, Topics.session, SessionEnded.fromPartial({ ...session, version: 1, endedAt: now }));
}

/** What can be republished. Not the ends of sessions, which consumers only need for seconds. */
export const owned: readonly Owned[] = [
  owns(Topics.user, {
    table: 'users',
    key: 'id',
    states: async (tx, ids) => (await findUsers(tx, ids)).map(userChanged),
  }),
];
