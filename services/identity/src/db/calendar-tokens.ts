import type { Database, Tx } from '@torchbearer/kit';
import { hashToken } from '../domain/sessions.js';
import { calendarTokens, users, type UserRow } from './tables.js';

/** Makes this the user's only calendar token. The account must be locked. */
export async function replaceCalendarToken(tx: Tx, userId: string, token: string, now: Date): Promise<void> {
  await tx.manager.upsert(calendarTokens, { userId, tokenHash: hashToken(token), createdAt: now }, [
    'userId',
  ]);
}

export async function deleteCalendarToken(tx: Tx, userId: string): Promise<void> {
  await tx.manager.delete(calendarTokens, { userId });
}

/** The user whose calendar a token opens; null if the token is unknown. */
export async function findCalendarOwner(
  { manager }: Pick<Database, 'manager'>,
  token: string,
): Promise<UserRow | null> {
  const row = await manager.findOneBy(calendarTokens, { tokenHash: hashToken(token) });
  return row && (await manager.findOneBy(users, { id: row.userId }));
}
