/** The bus on Kafka, through kafkajs. */
import { Kafka, logLevel, type Admin, type KafkaConfig } from 'kafkajs';
import type { Log } from '../log.js';
import type { Bus, BusMessage, GroupLag, Subscription } from './bus.js';
import { createDelivery } from './delivery.js';
import { startBroadcast } from './kafka/broadcast.js';
import { startConsumer } from './kafka/consumer.js';
import { logInto } from './kafka/log.js';
import { createPublisher } from './kafka/producer.js';
import { isAway, RETRY, within } from './kafka/retry.js';
import {
  alterOutdated,
  compactedTopic,
  createMissing,
  deadLetterTopicConfig,
  type Replication,
} from './kafka/topics.js';
import { createKafkaTrouble } from './kafka/trouble.js';
import { createWaker } from '../waker.js';

export interface KafkaBusOptions {
  readonly brokers: readonly string[];
  /** TLS and SASL, from `readSecurity`; left out, Kafka is spoken to plainly. */
  readonly security?: Pick<KafkaConfig, 'ssl' | 'socketFactory' | 'sasl'>;
  readonly clientId: string;
  readonly log: Log;
  /** Called when a consumer has failed for a reason that does not pass; the process should end. */
  readonly onCrash: (error: unknown) => void;
  /** For topics made here; left out, the brokers' own defaults stand. */
  readonly replication?: Replication;
}

/** Connects when first used, and again after any outage; nothing here ends the process but `onCrash`. */
export function createKafkaBus(options: KafkaBusOptions): Bus {
  const { clientId, log, onCrash, replication = { factor: -1 } } = options;
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
  const closing = createWaker();
  let isClosed = false;

  let admin: Promise<Admin> | null = null;
  const connectAdmin = async (): Promise<Admin> => {
    const connecting = kafka.admin({ retry: RETRY });
    await connecting.connect();
    return connecting;
  };
  /** One try; a connection that failed is given up, the next try makes a new one. */
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
  /** Tries until Kafka answers; rejects for a fault that does not pass, or when the bus is closed. */
  async function patiently<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    const trouble = createKafkaTrouble(log, { ends: 'Kafka is back' });
    for (;;) {
      if (isClosed) throw new Error('the bus is closed');
      try {
        const result = await asAdmin(work);
        trouble.over();
        return result;
      } catch (error) {
        if (!isAway(error)) throw error;
        await closing.wait(trouble.again(error));
      }
    }
  }

  async function bury(message: BusMessage): Promise<void> {
    await asAdmin((connected) =>
      createMissing(connected, [deadLetterTopicConfig(message.topic, replication)]),
    );
    await publisher.publish([message]);
  }

  const keep = (subscription: Subscription): Subscription => {
    const kept: Subscription = {
      stop: async () => {
        subscriptions.delete(kept);
        await subscription.stop();
      },
    };
    subscriptions.add(kept);
    return kept;
  };

  return {
    async ensureTopics(topics, { areSettingsRequired = false } = {}) {
      const wanted = topics.map((topic) => compactedTopic(topic, replication));
      await patiently((connected) => createMissing(connected, wanted));
      await asAdmin((connected) =>
        alterOutdated(connected, wanted, log, { isRequired: areSettingsRequired }),
      ).catch((error: unknown) => {
        if (areSettingsRequired) throw error;
        log.debug({ err: error }, 'the settings of topics were not looked at');
      });
    },
    publish: (messages) => publisher.publish(messages),
    async consume(consume) {
      if (isClosed) throw new Error('the bus is closed');
      const deliveryFor = (isStopping: () => boolean) => createDelivery({ consume, bury, isStopping, log });
      return keep(startConsumer({ kafka, log, consume, deliveryFor, onCrash }));
    },
    async broadcast(broadcast) {
      return keep(await startBroadcast({ kafka, clientId, log, broadcast, patiently, onCrash }));
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
      await within(
        5_000,
        'an answer',
        asAdmin((connected) => connected.describeCluster()),
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
