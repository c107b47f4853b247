import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { StartedTestContainer } from 'testcontainers';
import { kafkaResponds } from './kafka-responds.js';
import { freePort } from './ports.js';
import { until } from './processes.js';
import { redisResponds } from './redis.js';

/** Each waits until its engine responds: a published port accepts connections earlier. */
const LIMIT_MS = 120_000;

interface InDocker {
  address: string;
  stop: () => Promise<void>;
}

async function answering(
  container: StartedTestContainer,
  address: string,
  answers: () => Promise<boolean>,
): Promise<InDocker> {
  const stop = async () => {
    await container.stop();
  };
  if (await until(answers, LIMIT_MS, 200)) return { address, stop };
  await stop();
  throw new Error(`its container does not respond at ${new URL(address).host}`);
}

export async function postgresInDocker(image: string): Promise<InDocker> {
  const { GenericContainer } = await import('testcontainers');
  const password = randomBytes(12).toString('hex');
  const container = await new GenericContainer(image)
    .withEnvironment({ POSTGRES_USER: 'torchbearer', POSTGRES_PASSWORD: password, POSTGRES_DB: 'postgres' })
    .withExposedPorts(5432)
    .start();
  const at = `${container.getHost()}:${String(container.getMappedPort(5432))}`;
  const url = `postgres://torchbearer:${password}@${at}/postgres`;
  return answering(container, url, async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    // A server that restarts during its own set-up breaks the connection; an unhandled error would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

export async function redisInDocker(image: string): Promise<InDocker> {
  const { GenericContainer } = await import('testcontainers');
  const container = await new GenericContainer(image)
    .withCommand(['redis-server', '--save', '', '--appendonly', 'no', '--protected-mode', 'no'])
    .withExposedPorts(6379)
    .start();
  const [host, port] = [container.getHost(), container.getMappedPort(6379)];
  return answering(container, `redis://${host}:${String(port)}`, () => redisResponds(host, port));
}

/** Kafka tells its clients its own address, so its external port has to be known before it starts. */
export async function kafkaInDocker(image: string): Promise<InDocker> {
  const { GenericContainer, getContainerRuntimeClient } = await import('testcontainers');
  const { host } = (await getContainerRuntimeClient()).info.containerRuntime;
  const port = await freePort();
  const container = await new GenericContainer(image)
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${host}:${String(port)}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_GROUP_MIN_SESSION_TIMEOUT_MS: '2000',
    })
    .withExposedPorts({ container: 9092, host: port })
    .start();
  const started = await answering(container, `kafka://${host}:${String(port)}`, () =>
    kafkaResponds(host, port),
  );
  return { ...started, address: `${host}:${String(port)}` };
}
