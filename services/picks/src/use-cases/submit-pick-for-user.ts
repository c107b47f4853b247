import { audit, isId, Refusal, rpc, text, type AdminChange, type Tx } from '@torchbearer/kit';
import type { SubmitPickForUserRequest, SubmitPickForUserResponse } from '@torchbearer/proto/picks/v1/picks';
import { Topics } from '@torchbearer/proto/topics';
import { z } from 'zod';
import type { Context } from '../context.js';
import { findCastaway, findUser } from '../db/players.js';
import { submit, type SubmittedPick } from './decide-and-save.js';

export const submitPickForUser = rpc<Context, SubmitPickForUserRequest, SubmitPickForUserResponse>({
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
});

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
