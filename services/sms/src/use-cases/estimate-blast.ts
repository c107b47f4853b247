import { rpc } from '@torchbearer/kit';
import type { EstimateBlastRequest, EstimateBlastResponse } from '@torchbearer/proto/sms/v1/sms';
import { z } from 'zod';
import { choiceInput, messageInput, readChoice, refuseUnknown } from '../blasts/choice.js';
import { addressed } from '../blasts/render.js';
import type { Context } from '../context.js';
import { CENTS_PER_SEGMENT, countSegments } from '../domain/segments.js';

export const estimateBlast = rpc<Context, EstimateBlastRequest, EstimateBlastResponse>({
  who: 'admin',
  input: z.object({ ...choiceInput, message: messageInput }),
  handle: async ({ database }, request) => {
    await refuseUnknown(database, request);
    const recipients = await addressed(database, readChoice(request), request.message.trim());
    // The longest stands for all: what is told beforehand is never less than what it costs.
    const segments = recipients.reduce(
      (most, { text: told }) => Math.max(most, countSegments(told).segments),
      1,
    );
    return {
      recipients: recipients.length,
      segments,
      costCents: segments * recipients.length * CENTS_PER_SEGMENT,
    };
  },
});
