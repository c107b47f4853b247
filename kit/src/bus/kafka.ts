/** The bus on Kafka, through kafkajs. */
import type { Admin, KafkaConfig } from 'kafkajs';
import type { Log } from '../log.js';
import type { Bus, BusMessage, GroupLag, Subscription } from './bus.js';
import { createDelivery } from './delivery.js';
import { startBroadcast } from './kafka/broadcast.js';
import { startConsumer } from './kafka/consumer.js';
import { kafkajs } from './kafka/kafkajs.js';
import { logInto } from './kafka/log.js';
import { createPublisher } from './kafka/producer.js';
import { isAway, RETRY } from './kafka/retry.js';
import { withTimeout } from '../timeout.js';
import {
  alterOutdated,
  compactedTopic,
  createMissing,
  deadLetterTopicConfig,
  type Replication,
} from './kafka/topics.js';
import { createKafkaBackoff } from './kafka/kafka-backoff.js';
import { createSignal } from '../signal.js';

export interface KafkaBusOptions {
  readonly brokers: readonly string[];
  /** TLS and SASL, from `readSecurity`; plaintext by default. */
  readonly security?: Pick<KafkaConfig, 'ssl' | 'socketFactory' | 'sasl'>;
  readonly clientId: string;
  readonly log: Log;
  /** Called when a consumer has failed permanently; the process should end. */
  readonly onCrash: (error: unknown) => void;
  /** How topics that this process creates are replicated; by default as the brokers say. */
  readonly replication?: Replication;
}

/** Connects on first use and reconnects after any outage; only `onCrash` ends the process. */
export function createKafkaBus(options: KafkaBusOptions): Bus {
  const { clientId, log, onCrash, replication = { factor: -1 } } = options;
  const { Kafka, logLevel } = kafkajs();
  const kafka = new Kafka({
    clientId,
    brokers: [...options.brokers],
    ...options.security,
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    retry: RETRY,
    logLevel: logLevel.WARN,
    logCreator: logInto(log),
  });
  const publisher = createPublisher(kafka);
  const subscriptions = new Set<Subscription>();
  const closing = createSignal();
  let isClosed = false;

  let admin: Promise<Admin> | null = null;
  const connectAdmin = async (): Promise<Admin> => {
    const connecting = kafka.admin({ retry: RETRY });
    await connecting.connect();
    return connecting;
  };
  /** One attempt; a failed connection is dropped, and the next attempt opens a new one. */
  async function asAdmin<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    const using = (admin ??= connectAdmin());
    try {
      return await work(await using);
    } catch (error) {
      if (admin === using) admin = null;
      using.then((broken) => broken.disconnect()).catch(() => undefined);
      throw error;
    }
  }
  /** Retries until Kafka responds; rejects for a permanent error, or when the bus is closed. */
  async function withRetry<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    const backoff = createKafkaBackoff(log, { ends: 'Kafka is back' });
    for (;;) {
      if (isClosed) throw new Error('the bus is closed');
      try {
        const result = await asAdmin(work);
        backoff.succeeded();
        return result;
      } catch (error) {
        if (!isAway(error)) throw error;
        await closing.wait(backoff.failed(error));
      }
    }
  }

  async function storeDeadLetter(message: BusMessage): Promise<void> {
    await asAdmin((connected) =>
      createMissing(connected, [deadLetterTopicConfig(message.topic, replication)]),
    );
    await publisher.publish([message]);
  }

  const keep = (subscription: Subscription): Subscription => {
    const tracked: Subscription = {
      stop: async () => {
        subscriptions.delete(tracked);
        await subscription.stop();
      },
    };
    subscriptions.add(tracked);
    return tracked;
  };

  return {
    async ensureTopics(topics, { areSettingsRequired = false } = {}) {
      const wanted = topics.map((topic) => compactedTopic(topic, replication));
      await withRetry((connected) => createMissing(connected, wanted));
      await asAdmin((connected) =>
        alterOutdated(connected, wanted, log, { isRequired: areSettingsRequired }),
      ).catch((error: unknown) => {
        if (areSettingsRequired) throw error;
        log.debug({ err: error }, 'the settings of topics were not checked');
      });
    },
    publish: (messages) => publisher.publish(messages),
    async consume(consume) {
      if (isClosed) throw new Error('the bus is closed');
      const deliveryFor = (isStopping: () => boolean) =>
        createDelivery({ consume, storeDeadLetter, isStopping, log });
      return keep(startConsumer({ kafka, log, consume, deliveryFor, onCrash }));
    },
    async broadcast(broadcast) {
      return keep(await startBroadcast({ kafka, clientId, log, broadcast, withRetry, onCrash }));
    },
    async rewind(group, topics) {
      await asAdmin(async (connected) => {
        for (const topic of topics) await connected.resetOffsets({ groupId: group, topic, earliest: true });
      });
    },
    lag: (group, topics) =>
      asAdmin(async (connected) => {
        const committed = await connected.fetchOffsets({ groupId: group, topics: [...topics] });
        const lags: GroupLag[] = [];
        for (const { topic, partitions } of committed) {
          const ends = await connected.fetchTopicOffsets(topic);
          for (const { partition, high, low } of ends) {
            const at = BigInt(partitions.find((entry) => entry.partition === partition)?.offset ?? -1);
            const from = at < BigInt(low) ? BigInt(low) : at;
            lags.push({ topic, partition, lag: Number(BigInt(high) - from) });
          }
        }
        return lags;
      }),
    async ping() {
      await withTimeout(
        asAdmin((connected) => connected.describeCluster()),
        5_000,
        'a call to Kafka',
      );
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      closing.wake();
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await publisher.close();
      await admin?.then((connected) => connected.disconnect()).catch(() => undefined);
    },
  };
}
