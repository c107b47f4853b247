import * as z from 'zod';
import { defineCall } from '../call.js';
import { idOf, queryNumber } from '../fields.js';
import { SecurityEventSchema } from '../objects/index.js';

const SecurityEventsQuery = z.object({
  user: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: "A user's id, or the `account` of an event." }),
  before: idOf('event').optional(),
  limit: queryNumber(1, 200, 50),
});

const SecurityEventPageSchema = z
  .object({
    events: z.array(SecurityEventSchema),
    next: z
      .string()
      .nullable()
      .meta({ description: 'The `before` of the next page; `null` on the last one.' }),
  })
  .meta({ id: 'SecurityEventPage', description: 'Security events, newest first.' });

export const securityEventCalls = [
  defineCall({
    id: 'listSecurityEvents',
    method: 'get',
    path: '/api/admin/security-events',
    who: 'admin',
    rpc: 'identity.listSecurityEvents',
    summary: 'Sign-ins, failed ones, and changes of how accounts are opened',
    description: 'Newest first. Kept for 90 days.',
    tags: ['Users'],
    query: SecurityEventsQuery,
    sample: ({ player }) => ({ query: { user: player, limit: '10' } }),
    answers: { 200: SecurityEventPageSchema },
    refusals: [],
    cacheControl: 'no-store',
    idempotent: true,
  }),
] as const;
