/** Configuration is read from the environment once, at the start, and passed on as a typed value. */
import { z } from 'zod';

/** Thrown with one line per missing or invalid variable, for the operator to read. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Decimal digits only: JavaScript would read a blank as 0 and `0x10` as 16. */
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

/** The building blocks of the services' schemas. An empty variable counts as not set. */
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

/** Variables of every process. */
export const commonEnv = {
  /** Address to listen on. */
  HOST: z.string().default('0.0.0.0'),
  /** Port of /livez, /readyz and /metrics. */
  HTTP_PORT: env.port(8081),
  /** The version in logs, metrics and traces; images set the one that they were built from. */
  BUILD_VERSION: z.string().max(100).default('development'),
  /** The least severe lines that are written: trace, debug, info, warn, error, fatal or silent. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** How long a stop may take, drain included, before the process ends anyway. */
  SHUTDOWN_GRACE_MS: env.integer(25_000),
  /** How long the process keeps serving after it is unready, so that callers stop sending first. */
  SHUTDOWN_DRAIN_MS: env.integer(0, 0),
  /** Whether a process in production may start with secrets of this repository: refuse or allow. */
  DEVELOPMENT_SECRETS: z.enum(['refuse', 'allow'], 'must be refuse or allow').default('refuse'),
};

/** Variables of gateway and realtime, which browsers reach. The public address decides which cookies count. */
export const siteEnv = {
  /** The public address, if it differs from the requests' Host. */
  PUBLIC_URL: env.httpUrl().optional(),
  /** Whether cookies are for https only; by default if PUBLIC_URL is https, or without it in production. */
  COOKIE_SECURE: env.flag(false).unwrap().optional(),
  /** `production` also refuses what is only for development. */
  NODE_ENV: z.string().optional(),
};

/** Whether the site uses https, so that cookies and HSTS can require it. */
export const isSecure = (config: ConfigOf<typeof siteEnv>): boolean =>
  config.COOKIE_SECURE ??
  (config.PUBLIC_URL === undefined
    ? config.NODE_ENV === 'production'
    : config.PUBLIC_URL.startsWith('https:'));

const KEY = /^[\w-]{32,}$/;
/** `picks=<key>,scoring=<key>` as a list of names and keys. */
const namedKeys = list.transform((entries, context) =>
  entries.map((entry) => {
    const [name = '', key = ''] = entry.split(/=(.*)/);
    // A repeated word is no key, however long.
    if (!KEY.test(key) || new Set(key).size < 10)
      context.addIssue(
        'must be a list of name=key, each key random, with at least 32 letters, digits, - or _',
      );
    return { name, key };
  }),
);

/** Variables of a process that calls or is called. */
const transportEnv = {
  /** PEM files for mutual TLS between services, read again when they change; all three or none. */
  GRPC_TLS_CA: z.string().optional(),
  GRPC_TLS_CERT: z.string().optional(),
  GRPC_TLS_KEY: z.string().optional(),
};

/** Variables of a process that calls services. */
export const callEnv = {
  ...transportEnv,
  /** The keys with which it signs its calls, by the called service: `picks=…,scoring=…`. */
  CALL_KEYS: namedKeys,
};

/** Variables of a service with RPCs. */
export const rpcEnv = {
  ...transportEnv,
  /** Port of its RPCs. */
  GRPC_PORT: env.port(9090),
  /** The keys by which it knows its callers: `gateway=…,sms=…`; two of one caller during a rotation. */
  CALLER_KEYS: namedKeys.optional(),
};

/** Variables of a service with a database. */
export const databaseEnv = {
  /** The service's own database; the jobs migrate and republish read it, too. */
  DATABASE_URL: env.postgresUrl(),
  /** Most connections; the relay and the rest take two more. */
  DATABASE_POOL: env.integer(10),
  /**
   * Whether a start migrates the schema (run), or refuses an outdated one (expect), because a job migrates before a
   * new version starts.
   */
  MIGRATIONS: z.enum(['run', 'expect'], 'must be run or expect').default('run'),
};

/** Variables of a process on the bus. */
export const busEnv = {
  /** Kafka's addresses, comma-separated. */
  KAFKA_BROKERS: env.list().optional(),
  /** Without KAFKA_BROKERS: the Postgres of the event log, which is for one machine. */
  BUS_DATABASE_URL: env.postgresUrl().optional(),
  /** Whether to use TLS with Kafka; on if any of the files below is set. */
  KAFKA_SSL: env.flag(false).unwrap().optional(),
  /** PEM files: the brokers' authority, alone or with our own certificate and its key. */
  KAFKA_SSL_CA: env.text().optional(),
  KAFKA_SSL_CERT: env.text().optional(),
  KAFKA_SSL_KEY: env.text().optional(),
  /** Credentials for Kafka; all three or none. */
  KAFKA_SASL_MECHANISM: z
    .enum(['plain', 'scram-sha-256', 'scram-sha-512'], 'must be plain, scram-sha-256 or scram-sha-512')
    .optional(),
  KAFKA_SASL_USERNAME: env.text().optional(),
  KAFKA_SASL_PASSWORD: env.text().optional(),
};

/** Reads and validates the environment. @throws ConfigError naming each invalid variable and why, never its value */
export function readConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? '');
    const problem = given[name] === undefined ? 'is missing' : issue.message;
    return `  ${name}: ${problem}`;
  });
  throw new ConfigError(`The configuration is not complete:\n${[...new Set(lines)].join('\n')}`);
}

/** Parts of the secrets in this repository, which are public. */
const DEVELOPMENT_MARKS = ['dev-only-', 'for tests only'];

/**
 * @throws ConfigError in production, naming each variable with a development secret, unless DEVELOPMENT_SECRETS
 *   allows them
 */
export function refuseDevelopmentSecrets(environment: NodeJS.ProcessEnv): void {
  if (environment['NODE_ENV'] !== 'production' || environment['DEVELOPMENT_SECRETS'] === 'allow') return;
  const known = Object.entries(environment)
    .filter(([, value]) => DEVELOPMENT_MARKS.some((part) => value?.includes(part)))
    .map(([name]) => `  ${name}: is a secret for development, which everybody can read in the repository`);
  if (known.length > 0) throw new ConfigError(`This does not start in production:\n${known.join('\n')}`);
}

/** The typed configuration of a schema of variables. */
export type ConfigOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;
