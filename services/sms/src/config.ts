import { callEnv, ConfigError, domainEnv, env, type ConfigOf } from '@torchbearer/kit';
import { z } from 'zod';

const url = () => z.string().regex(/^https?:\/\//, 'must be an http:// or https:// URL');

export const smsEnv = {
  ...domainEnv,
  ...callEnv,
  /** Twilio's credentials and sender. Set all of them, or none to log messages instead. */
  TWILIO_ACCOUNT_SID: z.string().startsWith('AC', 'must start with AC').optional(),
  TWILIO_AUTH_TOKEN: env.text().optional(),
  /** A number of ours, or the messaging service, which wins if both are given. */
  TWILIO_FROM: env.text().optional(),
  TWILIO_MESSAGING_SERVICE_SID: env.text().optional(),
  /** Another address than https://api.twilio.com, for a stand-in. */
  TWILIO_API_URL: url().optional(),
  /** Where players and Twilio reach the site; Twilio signs this address. */
  PUBLIC_URL: url()
    .transform((given) => given.replace(/\/+$/, ''))
    .optional(),
  /** The word that a known player texts to get messages. */
  SMS_KEYWORD: env.text().default('TORCH'),
  /** gRPC addresses of the services that commands call. */
  IDENTITY_ADDRESS: env.text(),
  PICKS_ADDRESS: env.text(),
  SCORING_ADDRESS: env.text(),
  /** `production` masks numbers in the log of messages. */
  NODE_ENV: z.string().default('development'),
  /** Whether reminders are sent. */
  SMS_REMINDERS: env.flag(false),
  /** Maximum messages sent per second, over all replicas. */
  SMS_PER_SECOND: env.integer(10, 1, 10_000),
  /** How long Twilio may take to answer. */
  SMS_TIMEOUT_MS: env.integer(15_000),
  /** How long until a send without a known outcome is looked up; at least twice SMS_TIMEOUT_MS. */
  SMS_LEASE_MS: env.integer(60_000),
  /** How far Twilio's list may lag: a message not found is looked up again after this time. */
  SMS_LOOKUP_GRACE_MS: env.integer(10_000),
  /** How long a blast's response waits for its messages to be sent. */
  SMS_BLAST_WAIT_MS: env.integer(3_000, 0),
};
export type SmsConfig = ConfigOf<typeof smsEnv>;

/** Waits, in milliseconds, which only tests shorten. */
export const SMS_WAITS = {
  /** Before the second attempt after a temporary failure; it doubles, so that a limit of Twilio's can pass. */
  retryMs: 2_000,
  /** Before a notice, because a reason not to send it may still arrive (a deleted account). */
  noticeDelayMs: 10_000,
};
export type SmsWaits = typeof SMS_WAITS;

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number of ours, or a messaging service that has several. */
  readonly sender: { readonly from: string } | { readonly messagingServiceSid: string };
}

/**
 * The Twilio account; null without one.
 * @throws ConfigError if only a part of it is given
 */
export function twilioAccount(config: SmsConfig): TwilioAccount | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = config;
  const { TWILIO_FROM: from, TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid } = config;
  const sender = messagingServiceSid ? { messagingServiceSid } : from ? { from } : undefined;
  if (!accountSid && !authToken && !sender) return null;
  if (accountSid && authToken && sender) return { accountSid, authToken, sender };
  throw new ConfigError(
    'Twilio is half configured: set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM or ' +
      'TWILIO_MESSAGING_SERVICE_SID, or none of them.',
  );
}

/** @throws ConfigError if a message could be looked up while it is still being sent */
export function checkTimes(config: SmsConfig): void {
  if (config.SMS_LEASE_MS >= 2 * config.SMS_TIMEOUT_MS) return;
  throw new ConfigError('SMS_LEASE_MS must be at least twice SMS_TIMEOUT_MS.');
}
