import type { BlastEstimate, BlastProgress, ReminderStatus, SmsLogEntry } from '@torchbearer/contract';
import * as sms from '@torchbearer/proto/sms/v1/sms';
import { given, instant, optional, optionalText } from './parts.js';

/** A choice of recipients as its number. */
export const recipientFilters = {
  all: sms.RecipientFilter.RECIPIENT_FILTER_ALL,
  'no-picks': sms.RecipientFilter.RECIPIENT_FILTER_NO_PICKS,
  custom: sms.RecipientFilter.RECIPIENT_FILTER_CUSTOM,
} as const;

const DIRECTION: Readonly<Partial<Record<sms.Direction, SmsLogEntry['direction']>>> = {
  [sms.Direction.DIRECTION_OUTBOUND]: 'outbound',
  [sms.Direction.DIRECTION_INBOUND]: 'inbound',
};

export const smsLogAnswer = (message: sms.MessageEntry): SmsLogEntry => ({
  id: message.id,
  createdAt: instant(message.createdAt),
  direction: given(DIRECTION[message.direction]),
  user: optional(message.user, ({ id, name }) => ({ id, name })),
  phone: message.phone,
  outboundText: optionalText(message.outboundText),
  inboundText: optionalText(message.inboundText),
  success: message.success,
  error: optionalText(message.error),
  skipped: message.skipped,
});

export const reminderStatusAnswer = (status: sms.GetReminderStatusResponse): ReminderStatus => ({
  enabled: status.enabled,
  next: status.next.map(({ weekNumber, at, minutesBefore, sent, skipped }) => ({
    weekNumber,
    at: instant(at),
    minutesBefore,
    sent,
    skipped: optionalText(skipped),
  })),
});

/** Cents come in, dollars go out. */
export const blastEstimateAnswer = (estimate: sms.EstimateBlastResponse): BlastEstimate => ({
  estimatedCount: estimate.recipients,
  estimatedCost: estimate.costCents / 100,
  segments: estimate.segments,
});

export const blastProgressAnswer = (blast: sms.GetBlastResponse): BlastProgress => ({
  blastId: blast.blastId,
  message: blast.message,
  createdAt: instant(blast.createdAt),
  recipients: blast.recipients,
  waiting: blast.waiting,
  sent: blast.sent,
  delivered: blast.delivered,
  failed: blast.failed,
  skipped: blast.skipped.map(({ reason, recipients }) => ({ reason, recipients })),
});
