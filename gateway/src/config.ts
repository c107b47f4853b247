import { busEnv, callEnv, commonEnv, env, siteEnv, type ConfigOf } from '@torchbearer/kit';
import { z } from 'zod';

/** The tribes of the sample season. */
const SAMPLE_TRIBES = 'Kesso:#0f766e,Maravu:#c2410c,Tolani:#6d28d9';

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const tribes = () =>
  z.string().transform((text, context) =>
    parts(text).map((part) => {
      const [, name, color] = /^(.*\S)\s*:\s*(#[0-9a-f]{6})$/i.exec(part) ?? [];
      if (name === undefined || color === undefined) {
        context.addIssue({ code: 'custom', message: 'must be a list like Kesso:#0f766e,Maravu:#c2410c' });
      }
      return { name: name ?? '', color: (color ?? '').toLowerCase() };
    }),
  );

const photoAliases = () =>
  z.string().transform((text, context) =>
    Object.fromEntries(
      parts(text).map((part) => {
        const [, partOfName, photo] = /^(.*?\S)\s*=\s*(\S.*)$/.exec(part) ?? [];
        if (partOfName === undefined || photo === undefined) {
          context.addIssue({ code: 'custom', message: 'must be a list like Anouk=Anouk Verhoeven' });
        }
        return [partOfName ?? '', photo ?? ''];
      }),
    ),
  );

/** Variables of the gateway. */
export const gatewayEnv = {
  ...commonEnv,
  ...siteEnv,
  /** The public port. */
  PORT: env.port(8080),
  ...callEnv,
  /** gRPC addresses: `dns:///host:9090`. */
  IDENTITY_ADDRESS: env.text(),
  LEAGUE_ADDRESS: env.text(),
  PICKS_ADDRESS: env.text(),
  SCORING_ADDRESS: env.text(),
  ANALYTICS_ADDRESS: env.text(),
  FEEDBACK_ADDRESS: env.text(),
  SMS_ADDRESS: env.text(),
  /** How long a call to a service may take, retries included; a draft may take 24 times as long. */
  GRPC_DEADLINE_MS: env.integer(5_000),
  /** How long an admin's write waits for the copies of other services; 0 doesn't wait. */
  SETTLE_TIMEOUT_MS: env.integer(2_000, 0, 5_000),
  /** The Socket.IO tier: `http://host:8082`. */
  REALTIME_URL: env.httpUrl(),
  ...busEnv,
  /** Counts the limits of all replicas; without it each counts its own. */
  REDIS_URL: env.redisUrl().optional(),
  /** Folder of the web client's build. */
  WEB_DIR: env.text().optional(),
  /** The identity provider, as configured in identity: pages may connect to it. */
  OIDC_ISSUER: env.httpUrl().optional(),
  /** Further sites of pictures, comma-separated, besides those in castaways' picture addresses. */
  IMAGE_ORIGINS: z
    .string()
    .transform(parts)
    .pipe(z.array(env.httpUrl()))
    .transform((urls) => urls.map((url) => new URL(url).origin))
    .optional(),
  /** How many proxies may state the client's address. */
  TRUST_PROXY: env.integer(0, 0, 16),

  // Passed to the web client, so that one build serves every league.
  /** The contact address for help and invitations. */
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@torchbearer.example'),
  /** The number that players text, formatted for display. */
  SMS_NUMBER: env.text().optional(),
  /** The first text that players send to it. */
  SMS_KEYWORD: env.text().default('TORCH'),
  /** Colours of tribes: `Kesso:#0f766e,Maravu:#b45309`. */
  TRIBES: tribes().prefault(SAMPLE_TRIBES),
  /** Full names of castaways' photos, by a part of the name: `Anouk=Anouk Verhoeven`. */
  PHOTO_ALIASES: photoAliases().prefault(''),

  /** How long a client may take to send headers. */
  HEADERS_TIMEOUT_MS: env.integer(10_000),
  /** How long a client may take to send a whole request: a picture over a poor connection takes a while. */
  REQUEST_TIMEOUT_MS: env.integer(60_000),
  /** How long a connection with a request in progress may be silent: longer than the slowest call. */
  SILENCE_TIMEOUT_MS: env.integer(120_000),

  /** Failed sign-ins in 15 minutes: of an account from an address, of an account, from an address. */
  LIMIT_SIGN_IN_PAIR: env.integer(10),
  LIMIT_SIGN_IN_ACCOUNT: env.integer(200),
  LIMIT_SIGN_IN_ADDRESS: env.integer(300),
  /**
   * Failed sign-ins in 15 minutes of an account from an address that has used up the limit before or
   * LIMIT_CALLS_ADDRESS; per minute if the account has signed in from there.
   */
  LIMIT_SIGN_IN_CROWDED: env.integer(2),
  /** Per hour: sign-ups, mails to set a password, uses of their links, pictures. */
  LIMIT_SIGN_UP_ADDRESS: env.integer(100),
  LIMIT_FORGOT_PASSWORD_ACCOUNT: env.integer(5),
  LIMIT_FORGOT_PASSWORD_ADDRESS: env.integer(100),
  LIMIT_RESET_ADDRESS: env.integer(60),
  LIMIT_PICTURES_USER: env.integer(20),
  /** Wrong codes of groups, per hour. */
  LIMIT_GROUP_CODES_USER: env.integer(20),
  LIMIT_GROUP_CODES_ADDRESS: env.integer(200),
  /** Attempts to change the own password in 15 minutes, failed or not. */
  LIMIT_PASSWORD_USER: env.integer(20),
  /** Per minute: calls of Twilio from one of its addresses. */
  LIMIT_WEBHOOK_ADDRESS: env.integer(6_000),
  /** Per minute: every other call of a user, and of visitors from an address. */
  LIMIT_CALLS_USER: env.integer(600),
  LIMIT_CALLS_ADDRESS: env.integer(1_200),
};

export type GatewayConfig = ConfigOf<typeof gatewayEnv>;
