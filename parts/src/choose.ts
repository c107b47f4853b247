import { join, relative } from 'node:path';
import { whyNoDocker } from './docker-engine.js';
import { kafkaInDocker, postgresInDocker, redisInDocker } from './docker-parts.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { startKafka, whyNoKafka } from './kafka.js';
import { cacheFolder, KAFKA_VERSION, kafkaHome } from './kafka-jars.js';
import { redisVersion, startRedis } from './redis.js';

/** A running backing service. `what` describes it; `stop` leaves alone what we did not start. */
export interface Present {
  kind: 'address' | 'docker' | 'local';
  /** A URL, or the brokers of Kafka. */
  address: string;
  what: string;
  stop: () => Promise<void>;
}

export interface Absent {
  kind: 'absent';
  why: string;
}

export type Chosen = Present | Absent;
export type PartName = 'postgres' | 'kafka' | 'redis';

export interface ChooseOptions {
  /** Local engines use `postgres/`, `kafka/` and `redis/` in this folder. */
  folder: string;
  /** Default: the process' environment. */
  env?: NodeJS.ProcessEnv;
  /** Settings for an embedded Postgres. */
  postgresSettings?: Record<string, string>;
  log?: (line: string) => void;
}

export type ChosenParts = Record<PartName, Chosen> & {
  /** Stops what was started, dependents first. */
  stop: () => Promise<void>;
};

interface Part {
  name: string;
  /** The variable of an address to use. */
  variable: string;
  /** The variable of a Docker image, and the default. */
  image: readonly [variable: string, byDefault: string];
  inDocker: (image: string) => Promise<{ address: string; stop: () => Promise<void> }>;
  whyNotLocal: (env: NodeJS.ProcessEnv) => string | null;
  local: (
    options: ChooseOptions,
    dataDir: string,
  ) => Promise<{ address: string; what: string; stop: () => Promise<void> }>;
}

const PARTS: Record<PartName, Part> = {
  /** The address must be of a user who may create databases. */
  postgres: {
    name: 'Postgres',
    variable: 'TEST_DATABASE_URL',
    image: ['TEST_POSTGRES_IMAGE', 'postgres:18'],
    inDocker: postgresInDocker,
    whyNotLocal: () => null,
    local: async ({ log, postgresSettings: settings }, dataDir) => {
      const { url, version, stop } = await startEmbeddedPostgres({ dataDir, log, settings });
      return { address: url, what: `Postgres ${version} from npm (embedded)`, stop };
    },
  },
  kafka: {
    name: 'Kafka',
    variable: 'TEST_KAFKA_BROKERS',
    image: ['TEST_KAFKA_IMAGE', `apache/kafka:${KAFKA_VERSION}`],
    inDocker: kafkaInDocker,
    whyNotLocal: (env) => {
      const home = kafkaHome(cacheFolder(env));
      const missing = whyNoKafka(home);
      return missing?.startsWith('no jars')
        ? `no jars in ${relative(process.cwd(), home)} (run \`npm run install-kafka -w @torchbearer/parts\`)`
        : missing;
    },
    local: async ({ env = process.env, log }, dataDir) => {
      const home = kafkaHome(cacheFolder(env));
      const { brokers: address, stop } = await startKafka({ home, dataDir, log });
      return { address, what: `Kafka ${KAFKA_VERSION} from ${relative(process.cwd(), home)}`, stop };
    },
  },
  redis: {
    name: 'Redis',
    variable: 'TEST_REDIS_URL',
    image: ['TEST_REDIS_IMAGE', 'redis:7'],
    inDocker: redisInDocker,
    whyNotLocal: () => (redisVersion() === null ? 'no redis-server on PATH' : null),
    local: async ({ log }, dataDir) => {
      const { url, stop } = await startRedis({ dataDir, log });
      return { address: url, what: `Redis ${redisVersion() ?? ''} local`, stop };
    },
  },
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The order of choices: a given address, Docker, this machine's own (Postgres from npm, Kafka's jars in the cache folder,
 * redis-server), absent. @throws Error if it is absent and CI=true
 */
export async function choosePart(which: PartName, options: ChooseOptions): Promise<Chosen> {
  const { name, variable, image: images, inDocker, whyNotLocal, local } = PARTS[which];
  const env = options.env ?? process.env;
  const given = env[variable];
  if (given) {
    const what = `${name} at the address in ${variable}`;
    return { kind: 'address', address: given, what, stop: () => Promise.resolve() };
  }
  const image = env[images[0]] ?? images[1];
  let noDocker = await whyNoDocker(image, env);
  if (noDocker === null) {
    try {
      return { kind: 'docker', what: `${name} from the Docker image ${image}`, ...(await inDocker(image)) };
    } catch (error) {
      noDocker = { why: `Docker could not start ${image}: ${messageOf(error)}`, answers: true };
    }
  }
  const missing = whyNotLocal(env);
  if (missing === null) {
    const found = await local(options, join(options.folder, which));
    const what = noDocker.answers ? `${found.what} (${noDocker.why})` : found.what;
    return { kind: 'local', ...found, what };
  }
  const why = `${missing}, and ${noDocker.why}`;
  if (env.CI === 'true') throw new Error(`${name} is absent, but CI requires it: ${why}.`);
  return { kind: 'absent', why };
}

/**
 * Starts all three, with one line that says which were chosen. If a later one fails, those already started are
 * stopped. Throws when one is absent and CI=true.
 */
export async function chooseParts(
  options: ChooseOptions,
  print: (line: string) => void = console.log,
): Promise<ChosenParts> {
  const names = ['postgres', 'kafka', 'redis'] as const;
  const tried = await Promise.allSettled(names.map((name) => choosePart(name, options)));
  const chosen = tried.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  const stop = async () => {
    await Promise.all(chosen.flatMap((part) => (part.kind === 'absent' ? [] : part.stop())));
  };
  const failed = tried.flatMap((part): unknown[] => (part.status === 'rejected' ? [part.reason] : []));
  const [postgres, kafka, redis] = chosen;
  if (!postgres || !kafka || !redis) {
    await stop();
    throw new Error(failed.map(messageOf).join('\n'), { cause: failed[0] });
  }
  const descriptions = names.map((name, index) => {
    const part = chosen[index]!;
    return part.kind === 'absent' ? `${PARTS[name].name} absent: ${part.why}` : part.what;
  });
  print(`parts: ${descriptions.join(', ')}`);
  return { postgres, kafka, redis, stop };
}
