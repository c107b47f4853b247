import { ConfigError, domainEnv, env, type ConfigOf } from '@torchbearer/kit';
import { z } from 'zod';

const url = () => z.string().regex(/^https?:\/\//, 'must be an http:// or https:// URL');

export const smsEnv = {
  ...domainEnv,
  /** Twilio's credentials and sender: all of them, or none and messages go to the log. */
  TWILIO_ACCOUNT_SID: env.text().optional(),
  TWILIO_AUTH_TOKEN: env.text().optional(),
  /** A number of ours; or the messaging service, which is preferred where both are given. */
  TWILIO_FROM: env.text().optional(),
  TWILIO_MESSAGING_SERVICE_SID: env.text().optional(),
  /** Another address than https://api.twilio.com, for a stand-in. */
  TWILIO_API_URL: url().optional(),
  /** Where people, and Twilio, reach the site. */
  PUBLIC_URL: url()
    .transform((given) => given.replace(/\/+$/, ''))
    .optional(),
  /** The word that a known player texts to get messages. */
  SMS_KEYWORD: env.text().default('TORCH'),
  /** gRPC addresses of the services that commands ask. */
  IDENTITY_ADDRESS: env.text(),
  PICKS_ADDRESS: env.text(),
  SCORING_ADDRESS: env.text(),
  /** Masks numbers in the log of messages where it is `production`. */
  NODE_ENV: z.string().default('development'),
  /** Whether reminders are sent. */
  SMS_REMINDERS: env.flag(false),
  /** Most messages handed over in a second, all replicas together. */
  SMS_PER_SECOND: env.integer(10, 1, 10_000),
  /** How often to look for work that nobody announced, in milliseconds. */
  SMS_POLL_MS: env.integer(1_000),
  /** How long Twilio may take to answer, in milliseconds. */
  SMS_TIMEOUT_MS: env.integer(15_000),
  /** After so long a hand-over without a known end is looked up; at least twice SMS_TIMEOUT_MS. In milliseconds. */
  SMS_LEASE_MS: env.integer(60_000),
  /** How far Twilio's list may lag behind: a message not found is looked up again after it. In milliseconds. */
  SMS_LOOKUP_GRACE_MS: env.integer(10_000),
  /** The pause before the second try of a message that Twilio would not take yet; it doubles. In milliseconds. */
  SMS_RETRY_MS: env.integer(2_000),
  /** How long a blast's answer waits for its messages to be handed over, in milliseconds. */
  SMS_BLAST_WAIT_MS: env.integer(3_000, 0),
  /** How long a notice waits for a reason not to be sent (an account that is being deleted), in milliseconds. */
  SMS_NOTICE_DELAY_MS: env.integer(10_000, 0),
};
export type SmsConfig = ConfigOf<typeof smsEnv>;

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  readonly sender: { readonly from: string } | { readonly messagingServiceSid: string };
}

/**
 * Twilio's account; null where there is none.
 * @throws ConfigError where only a part of it is given
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

/** @throws ConfigError where a hand-over could be looked up while it is still under way, or has hardly time to begin */
export function checkTimes(config: SmsConfig): void {
  if (config.SMS_LEASE_MS >= 2 * config.SMS_TIMEOUT_MS) return;
  throw new ConfigError('SMS_LEASE_MS must be at least twice SMS_TIMEOUT_MS.');
}
