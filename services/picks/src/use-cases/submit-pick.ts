import { rpc } from '@torchbearer/kit';
import type { SubmitPickRequest, SubmitPickResponse } from '@torchbearer/proto/picks/v1/picks';
import { z } from 'zod';
import type { Context } from '../context.js';
import { submit } from './submit.js';
import { someId } from './inputs.js';

export const submitPick = rpc<Context, SubmitPickRequest, SubmitPickResponse>({
  who: 'player',
  input: z.object({ castawayId: someId() }),
  handle: async ({ database }, { castawayId, weekNumber }, { userId, now }) => {
    // Who names no week gets the active one by our copy, which may be seconds behind: to ask the bus first would cost
    // every pick a question.
    const submission = { by: 'player', now, weekNumber, userId, castawayId, submittedBy: userId } as const;
    const { entry } = await database.transaction((tx) => submit(tx, submission));
    return { pick: entry };
  },
});
