import { callEnv, domainEnv, env, type ConfigOf } from '@torchbearer/kit';
import { emailOf, MIN_PASSWORD_LENGTH, storedEmail } from '@torchbearer/rules';
import { z } from 'zod';
import { OWASP_COST } from './domain/passwords.js';

const secondFactorKey = z.string().min(32, 'must have at least 32 characters');

export const identityEnv = {
  ...domainEnv,
  ...callEnv,
  /** The mail server; without it, mails go to the log. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// URL')
    .optional(),
  /** The sender. */
  MAIL_FROM: z.string().max(300).default('Torchbearer <no-reply@torchbearer.example>'),
  /** The site's public address, for links in mails; required in production. */
  PUBLIC_URL: env.httpUrl().optional(),
  /** How many minutes a mailed link can set a new password. */
  RESET_TOKEN_MINUTES: env.integer(60, 1, 1_440),
  /** The OpenID Connect issuer and our client id; both or neither. */
  OIDC_ISSUER: env.httpUrl().optional(),
  OIDC_CLIENT_ID: z.string().max(300).optional(),
  /** The provider's name, shown after 'Continue with'. */
  OIDC_NAME: z.string().max(50).default('Auth0'),
  /** `production` refuses what is only for development. */
  NODE_ENV: z.string().optional(),
  /** The gRPC address of the service that sends text messages. */
  SMS_ADDRESS: env.text(),
  /** Maximum codes for phone numbers in 24 hours: per account, per number, per requesting address, and in total. */
  LIMIT_PHONE_CODES_USER: env.integer(10),
  LIMIT_PHONE_CODES_NUMBER: env.integer(5),
  LIMIT_PHONE_CODES_ADDRESS: env.integer(50),
  LIMIT_PHONE_CODES_TOTAL: env.integer(2_000),
  /** How long a session lasts. */
  SESSION_DAYS: env.integer(30, 1, 3_650),
  /** After how many days without a visit a session ends. */
  SESSION_IDLE_DAYS: env.integer(14, 1, 3_650),
  /** Maximum sessions of an account; a new one ends the oldest. */
  SESSIONS_PER_ACCOUNT: env.integer(20, 1, 1_000_000),
  /** Memory for hashing a password; less than the default is for tests only. */
  PASSWORD_MEMORY_KIB: env.integer(OWASP_COST.memoryKib, 1_024, 1_048_576),
  /** The first admin, created at the start if there is none; both or neither. */
  ADMIN_EMAIL: z
    .string()
    .refine((email) => emailOf(email) !== null, 'must be an email address')
    .transform(storedEmail)
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
    .max(200)
    .optional(),
  /** The first admin's displayed name. */
  ADMIN_NAME: z.string().max(100).default('League Admin'),
  /** How long a password that an admin set can be used, once. */
  TEMPORARY_PASSWORD_HOURS: env.integer(72, 1, 8_760),
  /** Whether admins need a second factor; if so, an admin without one can only set it up. */
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  /** Encrypts second factors, so that a copy of the database is not enough to compute codes. Keep it. */
  SECOND_FACTOR_KEY: secondFactorKey,
  /** A second key (the next or the previous one) while the key is being changed. */
  SECOND_FACTOR_KEY_ALSO: secondFactorKey.optional(),
  /** Whether sign-up is open, or needs an invite code (invite). */
  SIGNUP_MODE: z.enum(['open', 'invite'], 'must be open or invite').default('open'),
};
export type IdentityConfig = ConfigOf<typeof identityEnv>;
