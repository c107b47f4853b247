import type { Log } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import { listPlayerNames, lockUser } from '../../db/users.js';
import { neutralNames } from '../../domain/neutral-names.js';
import { poses } from './posing.js';
import { saveUser } from './save-user.js';

/**
 * Takes the league's names off players who have one: those stored before there was a rule, or by another version that
 * runs beside this one. At a start; admins keep theirs.
 */
export async function renamePosing({ database }: Pick<Context, 'database'>, log: Log): Promise<void> {
  const posing = (await listPlayerNames(database)).filter(poses);
  for (const { id: userId } of posing) {
    await database.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      // Another replica may have been faster, or an admin.
      if (!user || user.isAdmin || !poses(user)) return;
      await saveUser(tx, user, neutralNames(user));
      log.warn({ userId }, 'a player had a name of the league itself and was given another');
    });
  }
}
