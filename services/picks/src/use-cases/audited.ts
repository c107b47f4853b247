import type { AdminChange, Tx } from '@torchbearer/kit';
import { findCastaway } from '../db/players.js';
import type { SubmittedPick } from './submit.js';

/**
 * How the audit log shows a pick made for a player. An automatic pick says so: confirming one by hand keeps the
 * castaway and is a change all the same.
 */
export async function changeOfPick(
  tx: Tx,
  player: { readonly id: string; readonly name: string },
  { entry, before }: SubmittedPick,
): Promise<AdminChange> {
  const castaway = before && (await findCastaway(tx, before.castawayId));
  return {
    action: 'pick.submitted',
    target: { type: 'user', id: player.id, name: player.name },
    before: before && {
      week: before.weekNumber,
      castaway: castaway?.name ?? before.castawayId,
      ...(before.isAutoSelected && { automatic: true }),
    },
    after: { week: entry.weekNumber, castaway: entry.castawayName },
  };
}
