import { rpc } from '@torchbearer/kit';
import type { BlastReader, EstimateBlastRequest, EstimateBlastResponse } from '@torchbearer/proto/sms/v1/sms';
import { z } from 'zod';
import { choiceInput, messageInput, readChoice, refuseUnknown } from './choice.js';
import { addressed } from './render.js';
import type { Context } from '../../context.js';
import type { Recipient } from '../../db/recipients.js';
import { CENTS_PER_SEGMENT, countSegments } from '../../domain/segments.js';

export const estimateBlast = rpc<Context, EstimateBlastRequest, EstimateBlastResponse>({
  who: 'admin',
  input: z.object({ ...choiceInput, message: messageInput, withReader: z.boolean() }),
  handle: async ({ database }, request) => {
    await refuseUnknown(database, request);
    const recipients = await addressed(database, readChoice(request), request.message.trim());
    // Counts the longest text for all, so that the estimate is never below the cost.
    const segments = recipients.reduce((most, { text }) => Math.max(most, countSegments(text).segments), 1);
    return {
      recipients: recipients.length,
      segments,
      costCents: segments * recipients.length * CENTS_PER_SEGMENT,
      reader: request.withReader ? readerOf(recipients) : undefined,
    };
  },
});

const { compare } = new Intl.Collator('en');

/** The first by name. */
function readerOf(recipients: readonly Recipient[]): BlastReader | undefined {
  const [one, ...others] = recipients;
  if (!one) return undefined;
  const first = others.reduce((least, other) => (compare(other.name, least.name) < 0 ? other : least), one);
  return { name: first.name, castaway: first.picked ?? undefined };
}
