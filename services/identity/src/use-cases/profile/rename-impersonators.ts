import type { Log } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import { listPlayerNames, lockUser } from '../../db/users.js';
import { neutralNames } from '../../domain/neutral-names.js';
import { poses } from './refuse-impersonation.js';
import { saveUser } from './save-user.js';

/**
 * Renames players whose name impersonates the league, which pods of 0.6 stored beside those of 0.7. Runs at start; admins
 * keep theirs. @until 0.9
 */
export async function renameImpersonators({ database }: Pick<Context, 'database'>, log: Log): Promise<void> {
  const posing = (await listPlayerNames(database)).filter(poses);
  for (const { id: userId } of posing) {
    await database.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      // Another replica or an admin may have been faster.
      if (!user || user.isAdmin || !poses(user)) return;
      await saveUser(tx, user, neutralNames(user));
      log.warn({ userId }, 'a player whose name impersonated the league was renamed');
    });
  }
}
