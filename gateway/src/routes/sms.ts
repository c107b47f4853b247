import { callsById } from '@torchbearer/contract';
import { Refusal } from '@torchbearer/kit';
import {
  blastEstimateAnswer,
  blastProgressAnswer,
  recipientFilters,
  reminderStatusAnswer,
  smsLogAnswer,
} from '../answers/index.js';
import { done, ok, okFile } from '../replies.js';
import { route } from '../route.js';

/** What the service calls `custom` the caller has sent as `customRecipients`. */
const naming = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const details = error.details?.map(({ field, message }) => ({
      field: field.replace(/^custom\b/, 'customRecipients'),
      message,
    }));
    throw new Refusal(error.reason, error.message, details);
  });

export const smsRoutes = {
  getReminderStatus: route({
    call: callsById.getReminderStatus,
    handle: async ({ clients }, { rpc }) =>
      ok(reminderStatusAnswer(await clients.sms.getReminderStatus({}, rpc))),
  }),

  listSmsLogs: route({
    call: callsById.listSmsLogs,
    keeping: 'nobody',
    handle: async ({ clients }, { query, rpc }) => {
      const { messages } = await clients.sms.listMessages({ limit: query.limit }, rpc);
      return ok(messages.map(smsLogAnswer));
    },
  }),

  estimateBlast: route({
    call: callsById.estimateBlast,
    handle: async ({ clients }, { body, rpc }) => {
      const request = {
        filter: recipientFilters[body.recipientFilter],
        custom: body.customRecipients ?? [],
        message: body.message ?? '',
      };
      return ok(blastEstimateAnswer(await naming(clients.sms.estimateBlast(request, rpc))));
    },
  }),

  sendBlast: route({
    call: callsById.sendBlast,
    settles: true,
    handle: async ({ clients }, { body, headers, rpc }) => {
      const request = {
        message: body.message,
        filter: recipientFilters[body.recipientFilter],
        custom: body.customRecipients ?? [],
        idempotencyKey: headers['idempotency-key'] ?? '',
      };
      const { blastId, sent, failed } = await naming(clients.sms.sendBlast(request, rpc));
      return ok({ blastId, sentCount: sent, failedCount: failed });
    },
  }),

  getBlast: route({
    call: callsById.getBlast,
    handle: async ({ clients }, { params, rpc }) =>
      ok(blastProgressAnswer(await clients.sms.getBlast({ blastId: params.id }, rpc))),
  }),

  listSmsTemplates: route({
    call: callsById.listSmsTemplates,
    handle: async ({ clients }, { rpc }) => {
      const { templates } = await clients.sms.listTemplates({}, rpc);
      return ok(templates.map(({ id, name, text }) => ({ id, name, text })));
    },
  }),

  receiveSms: route({
    call: callsById.receiveSms,
    handle: async ({ clients }, { form, signature, rpc }) => {
      const request = { signature: signature.value, query: signature.query, fields: [...form] };
      const { twiml } = await clients.sms.receiveMessage(request, rpc);
      return okFile(Buffer.from(twiml));
    },
  }),

  receiveSmsStatus: route({
    call: callsById.receiveSmsStatus,
    handle: async ({ clients }, { form, signature, rpc }) => {
      const request = { signature: signature.value, query: signature.query, fields: [...form] };
      await clients.sms.receiveStatus(request, rpc);
      return done;
    },
  }),
};
