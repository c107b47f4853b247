/** Configuration is read from the environment once, at the door, and travels inward as a typed value. */
import { z } from 'zod';

/** Thrown with one line per variable that is missing or wrong; the message is all that a person needs. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Decimal digits and nothing else: JavaScript would read a blank as 0 and `0x10` as 16. */
const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const list = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(z.string()).min(1));

/** Pieces that the services' schemas are made of. An empty variable counts as not set. */
export const env = {
  /** A TCP port; 0 lets the system choose. */
  port: (byDefault: number) => integer(0, 65_535).default(byDefault),
  text: () => z.string().min(1),
  list: () => list,
  integer: (byDefault: number, min = 1, max = Number.MAX_SAFE_INTEGER) =>
    integer(min, max).default(byDefault),
  flag: (byDefault: boolean) =>
    z
      .enum(['true', 'false', '1', '0'])
      .transform((word) => word === 'true' || word === '1')
      .default(byDefault),
  postgresUrl: () => z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'),
  httpUrl: () => z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' }),
  redisUrl: () => z.string().regex(/^rediss?:\/\//, 'must be a redis:// URL'),
};

/** What every process of ours understands. */
export const commonEnv = {
  /** Address to listen on. */
  HOST: z.string().default('0.0.0.0'),
  /** Port of /livez, /readyz and /metrics. */
  HTTP_PORT: env.port(8081),
  /** What this build is called in logs, metrics and traces: images name the version that they were built from. */
  BUILD_VERSION: z.string().max(100).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** How long a stop may take before the process ends anyway, in milliseconds. */
  SHUTDOWN_GRACE_MS: env.integer(25_000),
  /** How long the process stays reachable after readiness went off, so that callers stop sending first. */
  SHUTDOWN_DRAIN_MS: env.integer(0, 0),
  /** Says that secrets of the repository are meant, on a cluster for development: see refuseDevelopmentSecrets. */
  DEVELOPMENT_SECRETS: z.enum(['refuse', 'allow'], 'must be refuse or allow').default('refuse'),
};

/** What the two doors for browsers understand: where people reach us, and so which cookies count. */
export const siteEnv = {
  /** Where people reach us, if it differs from the Host that requests arrive with. */
  PUBLIC_URL: env.httpUrl().optional(),
  /** Whether cookies are for https only; by default where PUBLIC_URL is https or NODE_ENV is production. */
  COOKIE_SECURE: env.flag(false).unwrap().optional(),
  NODE_ENV: z.string().optional(),
};

/** Whether people reach us by https, so that cookies and HSTS may insist on it. */
export const isSecure = (config: ConfigOf<typeof siteEnv>): boolean =>
  config.COOKIE_SECURE ??
  (config.PUBLIC_URL === undefined
    ? config.NODE_ENV === 'production'
    : config.PUBLIC_URL.startsWith('https:'));

/** What a service with RPCs understands. */
export const rpcEnv = {
  GRPC_PORT: env.port(9090),
  /** Signs who is calling, between our own processes; the same in all of them. */
  ACTOR_SECRET: z.string().min(16, 'must have at least 16 characters'),
  /** What is signed with this one is taken as well: the next secret, or the last, while they are changed. */
  ACTOR_SECRET_ALSO: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Whether seals are taken that name no method, as 0.1 makes them: only while processes of it are replaced. */
  ACTOR_UNBOUND: env.flag(false),
  /** PEM files for mutual TLS between services; all three or none. */
  GRPC_TLS_CA: z.string().optional(),
  GRPC_TLS_CERT: z.string().optional(),
  GRPC_TLS_KEY: z.string().optional(),
};

/** What a service with a database and the bus understands. */
export const databaseEnv = {
  DATABASE_URL: env.postgresUrl(),
  DATABASE_POOL: env.integer(10),
  /**
   * Whether a start brings the schema up to date (run), or refuses while it is not (expect): where a job does it before
   * the first process of a new version starts.
   */
  MIGRATIONS: z.enum(['run', 'expect'], 'must be run or expect').default('run'),
};
export const busEnv = {
  /** Kafka's addresses, comma-separated; without them the log on Postgres at BUS_DATABASE_URL serves. */
  KAFKA_BROKERS: env.list().optional(),
  BUS_DATABASE_URL: env.postgresUrl().optional(),
  /** Whether Kafka is spoken to by TLS; it is where any of the files below is named. */
  KAFKA_SSL: env.flag(false).unwrap().optional(),
  /** PEM files: the authority that vouches for the brokers, alone or with a certificate of ours and its key. */
  KAFKA_SSL_CA: env.text().optional(),
  KAFKA_SSL_CERT: env.text().optional(),
  KAFKA_SSL_KEY: env.text().optional(),
  /** Who we are to Kafka; all three or none. */
  KAFKA_SASL_MECHANISM: z
    .enum(['plain', 'scram-sha-256', 'scram-sha-512'], 'must be plain, scram-sha-256 or scram-sha-512')
    .optional(),
  KAFKA_SASL_USERNAME: env.text().optional(),
  KAFKA_SASL_PASSWORD: env.text().optional(),
  /** How often the relay looks for outbox rows of other replicas, in milliseconds. */
  OUTBOX_POLL_MS: env.integer(100),
};

/**
 * Reads and checks the environment.
 * @throws ConfigError naming each faulty variable and what is wrong with it, never its value
 */
export function readConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? '');
    const fault = given[name] === undefined ? 'is missing' : issue.message;
    return `  ${name}: ${fault}`;
  });
  throw new ConfigError(`The configuration is not complete:\n${[...new Set(lines)].join('\n')}`);
}

/** What secrets that stand in our repository have in them: everybody knows those. */
const KNOWN_TO_EVERYBODY = ['dev-only-', 'for tests only'];

/**
 * @throws ConfigError in production, naming each variable that holds a secret made for development, unless
 *   DEVELOPMENT_SECRETS says that they are meant
 */
export function refuseDevelopmentSecrets(environment: NodeJS.ProcessEnv): void {
  if (environment['NODE_ENV'] !== 'production' || environment['DEVELOPMENT_SECRETS'] === 'allow') return;
  const known = Object.entries(environment)
    .filter(([, value]) => KNOWN_TO_EVERYBODY.some((part) => value?.includes(part)))
    .map(([name]) => `  ${name}: is a secret for development, which everybody can read in the repository`);
  if (known.length > 0) throw new ConfigError(`This does not start in production:\n${known.join('\n')}`);
}

/** The typed value that a schema of variables reads to. */
export type ConfigOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;
