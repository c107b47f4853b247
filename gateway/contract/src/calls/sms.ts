import { LISTS, MAX_LENGTH, MAX_RECIPIENTS } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls, file, nothing } from '../call.js';
import { byId, queryNumber } from '../fields.js';
import {
  BlastEstimateSchema,
  BlastProgressSchema,
  ReminderProgressSchema,
  ReminderStatusSchema,
  SentBlastSchema,
  SmsLogEntrySchema,
  SmsTemplateSchema,
  StoppedTextsSchema,
} from '../objects/index.js';
import { pageParameters } from '../paging.js';

const ofBlast = byId('blast', 'BLAST_NOT_FOUND');
const shared = { tags: ['SMS'], who: 'admin' } as const;

const recipients = {
  recipientFilter: z.enum(['all', 'no-picks', 'custom']),
  customRecipients: z
    .array(z.string().trim().min(1).max(60))
    .max(MAX_RECIPIENTS)
    .nullish()
    .meta({ description: 'Ids of players, or phone numbers.' }),
};

export const EstimateBlastBody = z
  .object({
    ...recipients,
    message: z.string().trim().max(MAX_LENGTH.textMessage).nullish(),
    withReader: z.boolean().optional().meta({ description: 'Whether to name a recipient, for a preview.' }),
  })
  .meta({
    id: 'EstimateBlastBody',
    description: 'Without a message, one segment for each recipient.',
    examples: [{ recipientFilter: 'no-picks', message: 'Week {week}: picks close {deadline}.' }],
  });

const error = 'Please enter a message';

export const SendBlastBody = z
  .object({
    ...recipients,
    message: z.string({ error }).trim().min(1, { error }).max(MAX_LENGTH.textMessage),
  })
  .meta({
    id: 'SendBlastBody',
    description:
      '{week}, {deadline}, {name} and {castaway} (the pick of the active week, or "no pick yet") are filled in for each.',
    examples: [{ message: 'Week {week}: picks close {deadline}, {name}!', recipientFilter: 'all' }],
  });

const SendBlastHeaders = z.object({
  'idempotency-key': z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Chosen by the caller: a retry with the same key sends nothing twice.' }),
});

const InboundForm = z.object({ From: z.string(), Body: z.string(), MessageSid: z.string() });
const StatusForm = z.object({
  MessageSid: z.string(),
  MessageStatus: z.string(),
  ErrorCode: z.string().optional(),
});
const form = (fields: z.ZodObject) =>
  ({ type: 'application/x-www-form-urlencoded', mostBytes: 64 * 1024, fields }) as const;

export const smsCalls = defineCalls(shared, {
  getReminderStatus: {
    method: 'get',
    path: '/api/sms/reminder-status',
    rpc: 'sms.getReminderStatus',
    summary: 'Whether reminders are sent automatically, and when',
    answers: { 200: ReminderStatusSchema },
  },
  listSmsLogs: {
    method: 'get',
    path: '/api/sms/logs',
    rpc: 'sms.listMessages',
    summary: 'Messages in and out',
    description: 'Newest first. With `after`, `q` or `sort`, the answer is a page.',
    pages: true,
    query: z.object({
      limit: queryNumber(1, 200, 20),
      ...pageParameters(LISTS.messages, "the player's name and the phone number"),
    }),
    sample: () => ({ query: { limit: '5', q: '555', sort: 'at' } }),
    answers: { 200: z.array(SmsLogEntrySchema) },
    cacheControl: 'no-store',
  },
  estimateBlast: {
    method: 'post',
    path: '/api/sms/blast/estimate',
    rpc: 'sms.estimateBlast',
    summary: 'Whom a blast would reach and what it would cost',
    body: EstimateBlastBody,
    answers: { 200: BlastEstimateSchema },
    refusals: ['UNKNOWN_USER'],
    idempotent: true,
  },
  sendBlast: {
    method: 'post',
    path: '/api/sms/blast',
    rpc: 'sms.sendBlast',
    summary: 'Send a message to many',
    headers: SendBlastHeaders,
    body: SendBlastBody,
    sample: () => ({ headers: { 'idempotency-key': 'blast-1' } }),
    answers: { 200: SentBlastSchema },
    refusals: ['NO_RECIPIENTS', 'UNKNOWN_USER', 'IDEMPOTENCY_KEY_REUSED'],
    slow: true,
  },
  getBlast: {
    method: 'get',
    path: '/api/sms/blast/{id}',
    rpc: 'sms.getBlast',
    summary: 'How far a blast is',
    ...ofBlast,
    answers: { 200: BlastProgressSchema },
  },
  stopBlast: {
    method: 'post',
    path: '/api/sms/blast/{id}/stop',
    rpc: 'sms.stopBlast',
    summary: 'Send no more messages of a blast',
    description: 'Those that are being sent at this moment go out.',
    ...ofBlast,
    answers: { 200: StoppedTextsSchema },
    idempotent: true,
  },
  getReminderProgress: {
    method: 'get',
    path: '/api/sms/reminders/progress',
    rpc: 'sms.getReminderProgress',
    summary: "How far the active week's reminders are",
    answers: { 200: ReminderProgressSchema },
  },
  stopReminders: {
    method: 'post',
    path: '/api/sms/reminders/stop',
    rpc: 'sms.stopReminders',
    summary: 'Send no more of the reminders that are queued',
    description: 'Later reminders are sent at their times.',
    answers: { 200: StoppedTextsSchema },
    idempotent: true,
  },
  listSmsTemplates: {
    method: 'get',
    path: '/api/sms/templates',
    rpc: 'sms.listTemplates',
    summary: 'Templates of messages',
    answers: { 200: z.array(SmsTemplateSchema) },
  },
  receiveSms: {
    method: 'post',
    path: '/api/sms/webhook',
    who: 'public',
    rpc: 'sms.receiveMessage',
    webhook: true,
    summary: 'Receive a text message',
    description:
      'Called by Twilio and signed by it (X-Twilio-Signature); a repeated MessageSid has no effect. Returns TwiML.',
    rawBody: form(InboundForm),
    sample: () => ({ raw: 'From=%2B15555550123&Body=HELP&MessageSid=SM1' }),
    answers: { 200: file('text/xml', null) },
    refusals: ['BAD_SIGNATURE', 'INVALID_INPUT'],
    idempotent: true,
  },
  receiveSmsStatus: {
    method: 'post',
    path: '/api/sms/status',
    who: 'public',
    rpc: 'sms.receiveStatus',
    webhook: true,
    summary: 'The delivery status of a message that we sent',
    description: 'Called by Twilio and signed by it (X-Twilio-Signature).',
    rawBody: form(StatusForm),
    sample: () => ({ raw: 'MessageSid=SM1&MessageStatus=delivered' }),
    answers: { 204: nothing },
    refusals: ['BAD_SIGNATURE', 'INVALID_INPUT'],
    idempotent: true,
  },
});
