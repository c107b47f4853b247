import { resultsUntil, rpc, text } from '@torchbearer/kit';
import type { SubmitPickRequest, SubmitPickResponse } from '@torchbearer/proto/picks/v1/picks';
import { z } from 'zod';
import type { Context } from '../context.js';

export const submitPick = rpc<Context, SubmitPickRequest, SubmitPickResponse>({
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
});
