import { rpc } from '@torchbearer/kit';
import type { SubmitPickRequest, SubmitPickResponse } from '@torchbearer/proto/picks/v1/picks';
import { z } from 'zod';
import type { Context } from '../context.js';
import { submit } from '../submit.js';
import { someId } from './inputs.js';

export const submitPick = rpc<Context, SubmitPickRequest, SubmitPickResponse>({
  who: 'player',
  input: z.object({ castawayId: someId() }),
  handle: async ({ database }, { castawayId }, { userId, now }) => {
    const submission = { by: 'player', now, userId, castawayId, submittedBy: userId } as const;
    const { entry } = await database.transaction((tx) => submit(tx, submission));
    return { pick: entry };
  },
});
