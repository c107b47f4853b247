import { audit, isId, Refusal, resultsUntil, text, type AdminChange, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { findCastaway, findUser } from '../db/players.js';
import { submit, type SubmittedPick } from './decide-and-save.js';

export const submitPick: Rpcs['submitPick'] = {
  who: 'player',
  input: z.object({ castawayId: text(100, 1) }),
  handle: async ({ saveInGroup }, { castawayId, weekNumber, showsEliminated }, { userId, now, actor }) => {
    // Without a week the active one by our copy counts, which may lag by seconds: checking the lag first would cost every
    // pick a call to the bus.
    const until = showsEliminated === true ? null : resultsUntil(actor);
    const ids = { userId, castawayId, submittedBy: userId };
    const submission = { by: 'player', now, weekNumber, until, ...ids } as const;
    const { entry } = await saveInGroup(submission);
    return { pick: entry };
  },
};

export const submitPickForUser: Rpcs['submitPickForUser'] = {
  who: 'admin',
  input: z.object({ userId: text(100, 1), castawayId: text(100, 1) }),
  handle: async (context, { userId, castawayId, weekNumber }, call) => {
    const player = isId(userId) ? await findUser(context.database, userId) : null;
    if (!player) throw new Refusal('USER_NOT_FOUND');
    const submission = {
      ...({ by: 'admin', now: call.now } as const),
      ...{ weekNumber, userId, castawayId, submittedBy: call.userId },
    };
    return await context.database
      .transaction(async (tx) => {
        const submitted = await submit(tx, submission);
        if (submitted.isChanged) {
          await audit(tx, Topics.picksAudit, call, await changeOfPick(tx, player, submitted));
        }
        return { pick: submitted.entry };
      })
      .catch((error: unknown) => {
        throw aboutThem(error, player.name);
      });
  },
};

/** The player's message ("You can only pick your own") would be wrong for an admin. */
function aboutThem(error: unknown, name: string): unknown {
  if (!(error instanceof Refusal) || error.reason !== 'NOT_YOUR_CASTAWAY') return error;
  return new Refusal('NOT_YOUR_CASTAWAY', `This is not one of the castaways that ${name} drafted.`);
}

/**
 * The audit entry of a pick made for a player. It marks an automatic pick, because confirming one keeps the castaway
 * and is a change all the same.
 */
async function changeOfPick(
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
