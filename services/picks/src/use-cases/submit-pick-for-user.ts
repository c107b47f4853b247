import { audit, isId, Refusal, rpc } from '@torchbearer/kit';
import type { SubmitPickForUserRequest, SubmitPickForUserResponse } from '@torchbearer/proto/picks/v1/picks';
import { Topics } from '@torchbearer/proto/topics';
import { z } from 'zod';
import type { Context } from '../context.js';
import { findUser } from '../db/players.js';
import { submit } from './submit.js';
import { changeOfPick } from './audited.js';
import { someId } from './inputs.js';

export const submitPickForUser = rpc<Context, SubmitPickForUserRequest, SubmitPickForUserResponse>({
  who: 'admin',
  input: z.object({ userId: someId(), castawayId: someId() }),
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

/** "You can only pick your own" would be said to the wrong person. */
function aboutThem(error: unknown, name: string): unknown {
  if (!(error instanceof Refusal) || error.reason !== 'NOT_YOUR_CASTAWAY') return error;
  return new Refusal('NOT_YOUR_CASTAWAY', `This is not one of the castaways that ${name} drafted.`);
}
