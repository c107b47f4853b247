import { BlastEstimateSchema, callsById, SentBlastSchema } from '@torchbearer/contract';
import { Refusal } from '@torchbearer/kit';
import { RecipientFilter } from '@torchbearer/proto/sms/v1/sms';
import { forward } from '../forward/forward.js';
import { jsonOf } from '../forward/to-json.js';
import { ok, okFile, route, type Incoming } from '../route.js';

/** The enum value of a choice of recipients. */
const recipientFilters = {
  all: RecipientFilter.RECIPIENT_FILTER_ALL,
  'no-picks': RecipientFilter.RECIPIENT_FILTER_NO_PICKS,
  custom: RecipientFilter.RECIPIENT_FILTER_CUSTOM,
} as const;

/** The service's `custom`; the caller sends it as `customRecipients`. */
const naming = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const details = error.details?.map(({ field, message }) => ({
      field: field.replace(/^custom\b/, 'customRecipients'),
      message,
    }));
    throw new Refusal(error.reason, error.message, details);
  });

/** A form of the messaging provider, with what its signature depends on. */
const signed = ({ form, signature }: Pick<Incoming<typeof callsById.receiveSms>, 'form' | 'signature'>) => ({
  signature: signature.value,
  query: signature.query,
  fields: [...form],
});

export const smsRoutes = {
  estimateBlast: route({
    call: callsById.estimateBlast,
    handle: async ({ clients }, { body, rpc }) => {
      const request = {
        filter: recipientFilters[body.recipientFilter],
        custom: body.customRecipients ?? [],
        message: body.message ?? '',
        withReader: body.withReader ?? false,
      };
      return ok(jsonOf(BlastEstimateSchema, await naming(clients.sms.estimateBlast(request, rpc))));
    },
  }),

  sendBlast: route({
    call: callsById.sendBlast,
    handle: async ({ clients }, { body, headers, rpc }) => {
      const request = {
        message: body.message,
        filter: recipientFilters[body.recipientFilter],
        custom: body.customRecipients ?? [],
        idempotencyKey: headers['idempotency-key'] ?? '',
      };
      return ok(jsonOf(SentBlastSchema, await naming(clients.sms.sendBlast(request, rpc))));
    },
  }),

  receiveSms: route({
    call: callsById.receiveSms,
    handle: async ({ clients }, incoming) => {
      const { twiml } = await clients.sms.receiveMessage(signed(incoming), incoming.rpc);
      return okFile(Buffer.from(twiml));
    },
  }),

  receiveSmsStatus: forward(callsById.receiveSmsStatus, { request: signed }),
};
