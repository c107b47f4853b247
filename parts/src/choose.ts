import { join, relative } from 'node:path';
import { whyNoDocker } from './docker-engine.js';
import { kafkaInDocker, postgresInDocker, redisInDocker } from './docker-parts.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { startKafka, whyNoKafka } from './kafka.js';
import { KAFKA_VERSION, kafkaHome } from './kafka-jars.js';
import { redisVersion, startRedis } from './redis.js';

/** A running backing service. `what` describes it; `stop` leaves alone what we did not start. */
export interface Present {
  kind: 'address' | 'docker' | 'local';
  what: string;
  stop: () => Promise<void>;
}

export interface Absent {
  kind: 'absent';
  why: string;
}

export type ChosenPostgres = (Present & { url: string }) | Absent;
export type ChosenKafka = (Present & { brokers: string }) | Absent;
export type ChosenRedis = (Present & { url: string }) | Absent;

export interface ChooseOptions {
  /** Local engines use `postgres/`, `kafka/` and `redis/` in this folder. */
  folder: string;
  /** Default: the process' environment. */
  env?: NodeJS.ProcessEnv;
  /** Settings for an embedded Postgres. */
  postgresSettings?: Record<string, string>;
  log?: (line: string) => void;
}

export interface ChosenParts {
  postgres: ChosenPostgres;
  kafka: ChosenKafka;
  redis: ChosenRedis;
  /** Stops what was started, dependents first. */
  stop: () => Promise<void>;
}

interface Ways {
  name: string;
  address: string | undefined;
  variable: string;
  image: string;
  inDocker: (image: string) => Promise<{ address: string; stop: () => Promise<void> }>;
  whyNotLocal: () => string | null;
  local: () => Promise<{ address: string; what: string; stop: () => Promise<void> }>;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The order of choices for every engine: a given address, Docker, this machine's own, absent. */
async function choose(ways: Ways, env: NodeJS.ProcessEnv): Promise<(Present & { address: string }) | Absent> {
  if (ways.address) {
    const what = `${ways.name} at the address in ${ways.variable}`;
    return { kind: 'address', address: ways.address, what, stop: () => Promise.resolve() };
  }
  let noDocker = await whyNoDocker(ways.image, env);
  if (noDocker === null) {
    try {
      const what = `${ways.name} from the Docker image ${ways.image}`;
      return { kind: 'docker', what, ...(await ways.inDocker(ways.image)) };
    } catch (error) {
      noDocker = { why: `Docker could not start ${ways.image}: ${messageOf(error)}`, answers: true };
    }
  }
  const missing = ways.whyNotLocal();
  if (missing === null) {
    const local = await ways.local();
    return {
      kind: 'local',
      ...local,
      what: noDocker.answers ? `${local.what} (${noDocker.why})` : local.what,
    };
  }
  const why = `${missing}, and ${noDocker.why}`;
  if (env.CI === 'true') throw new Error(`${ways.name} is absent, but CI requires it: ${why}.`);
  return { kind: 'absent', why };
}

/** TEST_DATABASE_URL (a user who may create databases), Docker (TEST_POSTGRES_IMAGE), or the one from npm. */
export async function choosePostgres(options: ChooseOptions): Promise<ChosenPostgres> {
  const env = options.env ?? process.env;
  const chosen = await choose(
    {
      name: 'Postgres',
      address: env.TEST_DATABASE_URL,
      variable: 'TEST_DATABASE_URL',
      image: env.TEST_POSTGRES_IMAGE ?? 'postgres:18',
      inDocker: postgresInDocker,
      whyNotLocal: () => null,
      local: async () => {
        const { log, postgresSettings: settings } = options;
        const dataDir = join(options.folder, 'postgres');
        const server = await startEmbeddedPostgres({
          dataDir,
          ...(log && { log }),
          ...(settings && { settings }),
        });
        return {
          address: server.url,
          what: `Postgres ${server.version} from npm (embedded)`,
          stop: server.stop,
        };
      },
    },
    env,
  );
  return chosen.kind === 'absent' ? chosen : { ...chosen, url: chosen.address };
}

/** TEST_KAFKA_BROKERS, Docker (TEST_KAFKA_IMAGE), or the jars in the cache folder with the machine's java. */
export async function chooseKafka(options: ChooseOptions): Promise<ChosenKafka> {
  const env = options.env ?? process.env;
  const home = env.TORCHBEARER_CACHE ? kafkaHome(env.TORCHBEARER_CACHE) : kafkaHome();
  const chosen = await choose(
    {
      name: 'Kafka',
      address: env.TEST_KAFKA_BROKERS,
      variable: 'TEST_KAFKA_BROKERS',
      image: env.TEST_KAFKA_IMAGE ?? `apache/kafka:${KAFKA_VERSION}`,
      inDocker: kafkaInDocker,
      whyNotLocal: () => {
        const missing = whyNoKafka(home);
        return missing?.startsWith('no jars')
          ? `no jars in ${relative(process.cwd(), home)} (run \`npm run install-kafka -w @torchbearer/parts\`)`
          : missing;
      },
      local: async () => {
        const dataDir = join(options.folder, 'kafka');
        const node = await startKafka({ home, dataDir, ...(options.log && { log: options.log }) });
        return {
          address: node.brokers,
          what: `Kafka ${KAFKA_VERSION} from ${relative(process.cwd(), home)}`,
          stop: node.stop,
        };
      },
    },
    env,
  );
  return chosen.kind === 'absent' ? chosen : { ...chosen, brokers: chosen.address };
}

/** TEST_REDIS_URL, Docker (TEST_REDIS_IMAGE), or the redis-server on PATH. */
export async function chooseRedis(options: ChooseOptions): Promise<ChosenRedis> {
  const env = options.env ?? process.env;
  const version = redisVersion();
  const chosen = await choose(
    {
      name: 'Redis',
      address: env.TEST_REDIS_URL,
      variable: 'TEST_REDIS_URL',
      image: env.TEST_REDIS_IMAGE ?? 'redis:7',
      inDocker: redisInDocker,
      whyNotLocal: () => (version === null ? 'no redis-server on PATH' : null),
      local: async () => {
        const server = await startRedis({
          dataDir: join(options.folder, 'redis'),
          ...(options.log && { log: options.log }),
        });
        return { address: server.url, what: `Redis ${version ?? ''} local`, stop: server.stop };
      },
    },
    env,
  );
  return chosen.kind === 'absent' ? chosen : { ...chosen, url: chosen.address };
}

/**
 * Starts all three, with one line that says which were chosen. If a later one fails, those already started are
 * stopped. Throws when one is absent and CI=true.
 */
export async function chooseParts(
  options: ChooseOptions,
  print: (line: string) => void = console.log,
): Promise<ChosenParts> {
  const [postgres, kafka, redis] = await Promise.allSettled([
    choosePostgres(options),
    chooseKafka(options),
    chooseRedis(options),
  ]);
  const stop = async () => {
    const running = [kafka, redis, postgres].flatMap((part) =>
      part.status === 'fulfilled' && part.value.kind !== 'absent' ? [part.value] : [],
    );
    await Promise.all(running.map((part) => part.stop()));
  };
  if (postgres.status === 'rejected' || kafka.status === 'rejected' || redis.status === 'rejected') {
    await stop();
    const failed = [postgres, kafka, redis].flatMap((part): unknown[] =>
      part.status === 'rejected' ? [part.reason] : [],
    );
    throw new Error(failed.map(messageOf).join('\n'), { cause: failed[0] });
  }
  const descriptions = [
    describe('Postgres', postgres.value),
    describe('Kafka', kafka.value),
    describe('Redis', redis.value),
  ];
  print(`parts: ${descriptions.join(', ')}`);
  return { postgres: postgres.value, kafka: kafka.value, redis: redis.value, stop };
}

function describe(name: string, part: Present | Absent): string {
  return part.kind === 'absent' ? `${name} absent: ${part.why}` : part.what;
}
