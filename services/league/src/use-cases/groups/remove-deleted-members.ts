/**
 * During an upgrade from 0.5, its processes apply some deletions of accounts, and don't know groups. So the members whose
 * accounts are gone are removed after the start, several times, five minutes apart: the upgrade is over before the last time.
 */
import { startLoop, type Database, type Log, type Loop } from '@torchbearer/kit';
import { deletedMembers, lockMemberships, removeFromGroups } from '../../db/groups.js';

const AT_ONCE = 500;

/** @returns how many accounts were removed from their groups */
export async function removeDeletedMembers(database: Database): Promise<number> {
  const userIds = await deletedMembers(database, AT_ONCE);
  if (userIds.length > 0)
    await database.transaction(async (tx) => {
      await lockMemberships(tx, userIds);
      await removeFromGroups(tx, userIds);
    });
  return userIds.length;
}

const PAUSE_MS = 5 * 60_000;
const TIMES = 4;

export function startRemovingDeletedMembers(database: Database, log: Log): Loop {
  let left = TIMES;
  return startLoop({
    pollMs: PAUSE_MS,
    log,
    label: 'removing deleted accounts from groups',
    round: async () => {
      if ((await removeDeletedMembers(database)) === AT_ONCE) return 0;
      left -= 1;
      return left === 0 ? null : PAUSE_MS;
    },
  });
}
