import type { Tx } from '@torchbearer/kit';
import { deleteSessionsOf } from './db/sessions.js';
import type { UserRow } from './db/tables.js';
import { updateHidden } from './db/users.js';
import { emitSessionEnded } from './events/published.js';

/**
 * Gives the account to whoever has just proven that they read its e-mail: this password and no session from before.
 * Until that first proof somebody else may have signed up with the address and be waiting for its owner to come;
 * so a first proof also ends what such a person may have tied to the account: other providers' identities and the
 * calendar link. The row must be locked.
 */
export async function handOver(tx: Tx, user: UserRow, passwordHash: string, now: Date): Promise<void> {
  for (const ended of await deleteSessionsOf(tx, user.id)) await emitSessionEnded(tx, ended, now);
  if (user.emailProvenAt === null) {
    await tx.run('delete from external_identities where user_id = $1', [user.id]);
    await tx.run('delete from calendar_tokens where user_id = $1', [user.id]);
  }
  await updateHidden(tx, user.id, {
    passwordHash,
    mustChangePassword: false,
    temporaryUntil: null,
    temporaryUsedAt: null,
    emailProvenAt: user.emailProvenAt ?? now,
  });
}
