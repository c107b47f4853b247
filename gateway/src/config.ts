import { busEnv, commonEnv, env, rpcEnv, siteEnv, type ConfigOf } from '@torchbearer/kit';
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

const { OUTBOX_POLL_MS: _noOutbox, ...consumerEnv } = busEnv;

/** Everything that the gateway reads from the environment. */
export const gatewayEnv = {
  ...commonEnv,
  ...siteEnv,
  /** The public port. */
  PORT: env.port(8080),
  ACTOR_SECRET: rpcEnv.ACTOR_SECRET,
  GRPC_TLS_CA: rpcEnv.GRPC_TLS_CA,
  GRPC_TLS_CERT: rpcEnv.GRPC_TLS_CERT,
  GRPC_TLS_KEY: rpcEnv.GRPC_TLS_KEY,
  /** gRPC addresses: host:port, dns:///name:port or ipv4:a:1,b:2. */
  IDENTITY_ADDRESS: env.text(),
  LEAGUE_ADDRESS: env.text(),
  PICKS_ADDRESS: env.text(),
  SCORING_ADDRESS: env.text(),
  ANALYTICS_ADDRESS: env.text(),
  FEEDBACK_ADDRESS: env.text(),
  SMS_ADDRESS: env.text(),
  /** How long a call to a service may take, retries included, in milliseconds. */
  GRPC_DEADLINE_MS: env.integer(5_000),
  /** How long a write waits for the copies of other services, in milliseconds; 0 does not wait. */
  SETTLE_TIMEOUT_MS: env.integer(2_000, 0, 5_000),
  /** The Socket.IO tier. */
  REALTIME_URL: env.httpUrl(),
  ...consumerEnv,
  /** Rate limits are counted there, for all replicas together; without it each process counts its own. */
  REDIS_URL: env.redisUrl().optional(),
  /** The static build of the web client. */
  WEB_DIR: env.text().optional(),
  /** The identity provider, as identity knows it: pages may talk to it. */
  OIDC_ISSUER: env.httpUrl().optional(),
  /** Origins beside ours that pictures of castaways may come from, comma-separated. Those that castaways name are known. */
  IMAGE_ORIGINS: z
    .string()
    .transform(parts)
    .pipe(z.array(env.httpUrl()))
    .transform((urls) => urls.map((url) => new URL(url).origin))
    .optional(),
  /** How many proxies stand in front of us; none are believed unless told. */
  TRUST_PROXY: env.integer(0, 0, 16),

  // What the web client is told, so that one build serves every league.
  /** Where people write for help, and to be invited. */
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@torchbearer.example'),
  /** The number that players text, as people read it. */
  SMS_NUMBER: env.text().optional(),
  /** What they text to it first. */
  SMS_KEYWORD: env.text().default('TORCH'),
  /** Tribes with a colour of their own: `Kesso:#0f766e,Maravu:#b45309`. */
  TRIBES: tribes().prefault(SAMPLE_TRIBES),
  /** Castaways whose photo bears a fuller name, by a part of theirs: `Anouk=Anouk Verhoeven`. */
  PHOTO_ALIASES: photoAliases().prefault(''),

  // Patience with slow callers, in milliseconds.
  /** For the whole of a request's headers. */
  HEADERS_TIMEOUT_MS: env.integer(10_000),
  /** For the whole of a request: a picture over a poor connection takes a while. */
  REQUEST_TIMEOUT_MS: env.integer(60_000),
  /** For a connection on which nothing moves while an answer is due: longer than the slowest call may take. */
  SILENCE_TIMEOUT_MS: env.integer(120_000),

  // Per 15 minutes: failed tries to sign in.
  LIMIT_SIGN_IN_PAIR: env.integer(10),
  LIMIT_SIGN_IN_ACCOUNT: env.integer(200),
  LIMIT_SIGN_IN_ADDRESS: env.integer(300),
  /** For each account, from an address that has used up the one before. */
  LIMIT_SIGN_IN_CROWDED: env.integer(2),
  // Per hour.
  LIMIT_SIGN_UP_ADDRESS: env.integer(100),
  LIMIT_FORGOT_PASSWORD_ACCOUNT: env.integer(5),
  LIMIT_FORGOT_PASSWORD_ADDRESS: env.integer(100),
  LIMIT_RESET_ADDRESS: env.integer(60),
  LIMIT_PICTURES_USER: env.integer(20),
  /** Per 15 minutes: changes of the own password, failed or not. */
  LIMIT_PASSWORD_USER: env.integer(20),
  /** Per minute: calls of the messaging provider, from one of its addresses. */
  LIMIT_WEBHOOK_ADDRESS: env.integer(6_000),
  // Per minute: every other call.
  LIMIT_CALLS_USER: env.integer(600),
  LIMIT_CALLS_ADDRESS: env.integer(1_200),
};

export type GatewayConfig = ConfigOf<typeof gatewayEnv>;
