import * as z from 'zod';
import { instant } from '../fields.js';

export const SmsLogEntrySchema = z
  .object({
    id: z.string(),
    createdAt: instant(),
    direction: z.enum(['outbound', 'inbound']),
    user: z.object({ id: z.string(), name: z.string() }).nullable(),
    phone: z.string(),
    outboundText: z.string().nullable().meta({ description: 'The message, or our reply to theirs.' }),
    inboundText: z.string().nullable(),
    success: z.boolean(),
    error: z.string().nullable().meta({ description: 'Why it failed or was skipped.' }),
    skipped: z.boolean().meta({
      description: 'Not sent, because it was no longer useful or wanted.',
    }),
  })
  .meta({
    id: 'SmsLogEntry',
    description: 'A message in or out.',
    examples: [
      {
        id: '1d7f9b3c-0a52-4a87-b1c3-7e5d4f3a2b19',
        createdAt: '2025-10-08T19:00:03.000Z',
        direction: 'outbound',
        user: { id: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01', name: 'Robin Vale' },
        phone: '+15555550123',
        outboundText: 'Week 3: picks close Wednesday 5:00 PM PT.',
        inboundText: null,
        success: true,
        error: null,
        skipped: false,
      },
    ],
  });
export type SmsLogEntry = z.output<typeof SmsLogEntrySchema>;

export const ReminderStatusSchema = z
  .object({
    enabled: z.boolean(),
    next: z
      .array(
        z.object({
          weekNumber: z.int(),
          at: instant(),
          minutesBefore: z.int(),
          sent: z.boolean().meta({ description: 'Its time has passed.' }),
          skipped: z.string().nullable().meta({
            description: 'Why no player was reminded although the time has passed.',
          }),
        }),
      )
      .meta({ description: 'Those of the active week, by time.' }),
  })
  .meta({
    id: 'ReminderStatus',
    description: 'Whether reminders are sent automatically, and when.',
    examples: [
      {
        enabled: true,
        next: [
          { weekNumber: 3, at: '2025-10-08T19:00:00.000Z', minutesBefore: 300, sent: false, skipped: null },
        ],
      },
    ],
  });
export type ReminderStatus = z.output<typeof ReminderStatusSchema>;

export const BlastEstimateSchema = z
  .object({
    estimatedCount: z.int(),
    estimatedCost: z.number().meta({ description: 'US dollars.' }),
    segments: z.int().meta({ description: 'Of the longest message; 1 without a message.' }),
    reader: z
      .object({
        name: z.string(),
        castaway: z.string().nullable().meta({ description: 'The pick of the active week.' }),
      })
      .optional()
      .meta({ description: 'The first recipient by name, if `withReader` was sent and there is one.' }),
  })
  .meta({
    id: 'BlastEstimate',
    description: 'Whom a blast would reach and what it would cost.',
    examples: [{ estimatedCount: 12, estimatedCost: 0.6, segments: 1 }],
  });
export type BlastEstimate = z.output<typeof BlastEstimateSchema>;

export const SentBlastSchema = z
  .object({
    sentCount: z.int().meta({ description: 'Sent or being sent.' }),
    failedCount: z.int(),
    blastId: z.string(),
  })
  .meta({
    id: 'SentBlast',
    description: 'A blast that has begun.',
    examples: [{ sentCount: 12, failedCount: 0, blastId: '2b9d6f10-4c3a-4e57-9f8b-1a0c5d7e3f62' }],
  });

const messagesByState = {
  waiting: z.int(),
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  skipped: z
    .array(z.object({ reason: z.string(), recipients: z.int() }))
    .meta({ description: 'Recipients whose message was no longer useful or wanted, by reason.' }),
};

export const BlastProgressSchema = z
  .object({
    blastId: z.string(),
    message: z.string(),
    createdAt: instant(),
    recipients: z.int(),
    ...messagesByState,
  })
  .meta({
    id: 'BlastProgress',
    description: 'How far a blast is; waiting, sent, delivered, failed and skipped add up to the recipients.',
    examples: [
      {
        blastId: '2b9d6f10-4c3a-4e57-9f8b-1a0c5d7e3f62',
        message: 'Hello, {name}!',
        createdAt: '2025-10-08T19:00:03.000Z',
        recipients: 12,
        waiting: 2,
        sent: 3,
        delivered: 7,
        failed: 0,
        skipped: [],
      },
    ],
  });
export type BlastProgress = z.output<typeof BlastProgressSchema>;

export const ReminderProgressSchema = z
  .object({
    weekNumber: z.int().nullable().meta({ description: '`null` without an active week.' }),
    ...messagesByState,
  })
  .meta({
    id: 'ReminderProgress',
    description: "How far the active week's reminders are.",
    examples: [{ weekNumber: 3, waiting: 2, sent: 3, delivered: 7, failed: 0, skipped: [] }],
  });

export const StoppedTextsSchema = z
  .object({ stopped: z.int().meta({ description: 'How many messages are not sent because of this.' }) })
  .meta({ id: 'StoppedTexts', description: 'Messages that were stopped.', examples: [{ stopped: 12 }] });
export type StoppedTexts = z.output<typeof StoppedTextsSchema>;

export const SmsTemplateSchema = z.object({ id: z.string(), name: z.string(), text: z.string() }).meta({
  id: 'SmsTemplate',
  description: 'A text to begin with; {week}, {deadline}, {name} and {castaway} are filled in.',
  examples: [{ id: 'deadline', name: 'Deadline today', text: 'Week {week}: picks close {deadline}.' }],
});
