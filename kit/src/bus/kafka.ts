/** The bus on Kafka, through kafkajs. */
import type { Admin } from 'kafkajs';
import type { Bus, BusMessage, GroupLag } from './bus.js';
import { createDelivery } from './delivery.js';
import { startBroadcast } from './kafka/broadcast.js';
import { openKafka, type KafkaOptions } from './kafka/client.js';
import { startConsumer } from './kafka/consumer.js';
import { createPublisher } from './kafka/producer.js';
import { createKafkaBackoff, isAway, RETRY } from './kafka/retry.js';
import {
  alterOutdated,
  compactedTopic,
  createMissing,
  deadLetterTopicConfig,
  type Replication,
} from './kafka/topics.js';
import { createSubscriptions } from './subscriptions.js';

export interface KafkaBusOptions extends KafkaOptions {
  /** Called when a consumer has failed permanently; the process should end. */
  readonly onCrash: (error: unknown) => void;
  /** How topics that this process creates are replicated; by default as the brokers say. */
  readonly replication?: Replication;
}

/** Connects on first use and reconnects after any outage; only `onCrash` ends the process. */
export function createKafkaBus(options: KafkaBusOptions): Bus {
  const { clientId, log, onCrash, replication = { factor: -1 } } = options;
  const kafka = openKafka(options);
  const publisher = createPublisher(kafka);
  const subscriptions = createSubscriptions();

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
  const withRetry = <T>(work: (admin: Admin) => Promise<T>): Promise<T> =>
    subscriptions.retry(() => asAdmin(work), createKafkaBackoff(log, { ends: 'Kafka is back' }), isAway);

  async function storeDeadLetter(message: BusMessage): Promise<void> {
    await asAdmin((connected) =>
      createMissing(connected, [deadLetterTopicConfig(message.topic, replication)]),
    );
    await publisher.publish([message]);
  }

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
      subscriptions.assertOpen();
      const deliveryFor = (isStopping: () => boolean) =>
        createDelivery({ consume, storeDeadLetter, isStopping, log });
      return subscriptions.keep(startConsumer({ kafka, log, consume, deliveryFor, onCrash }));
    },
    async broadcast(broadcast) {
      return subscriptions.keep(
        await startBroadcast({ kafka, clientId, log, broadcast, withRetry, onCrash }),
      );
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
    close: () =>
      subscriptions.close(async () => {
        await publisher.close();
        await admin?.then((connected) => connected.disconnect()).catch(() => undefined);
      }),
  };
}
