import { randomUUID } from 'node:crypto';
import type { Admin, Kafka } from 'kafkajs';
import type { Log } from '../../log.js';
import { createLiveness, handleBroadcast } from '../broadcast.js';
import type { BroadcastOptions, Subscription } from '../bus.js';
import { receivedFrom, runForEver } from './consumer.js';

/**
 * Reads every partition from its end, in its own group. Positions are stored in memory and not in Kafka, so that a
 * rejoin after an outage continues there and not at the new end. @param ends fetches the current end of each
 * partition; retried until Kafka responds
 */
export async function startBroadcast(setting: {
  readonly kafka: Kafka;
  readonly clientId: string;
  readonly log: Log;
  readonly broadcast: BroadcastOptions;
  readonly withRetry: <T>(work: (admin: Admin) => Promise<T>) => Promise<T>;
  readonly onCrash: (error: unknown) => void;
}): Promise<Subscription> {
  const { topics } = setting.broadcast;
  const groupId = `${setting.clientId}.broadcast.${randomUUID()}`;
  const next = new Map<string, string>();
  const liveness = createLiveness(setting.broadcast);
  await setting.withRetry(async (admin) => {
    for (const topic of topics) {
      for (const { partition, high } of await admin.fetchTopicOffsets(topic))
        next.set(`${topic}/${partition}`, high);
    }
  });

  const running = runForEver({
    kafka: setting.kafka,
    log: setting.log,
    groupId,
    topics,
    fromBeginning: true,
    onCrash: setting.onCrash,
    onHeard: liveness.heard,
    onLost: liveness.lost,
    onJoin: (consumer, assignment) => {
      for (const [topic, partitions] of Object.entries(assignment)) {
        for (const partition of partitions) {
          const offset = next.get(`${topic}/${partition}`);
          if (offset !== undefined) consumer.seek({ topic, partition, offset });
        }
      }
    },
    run: (isStopping) => ({
      autoCommit: false,
      eachMessage: async ({ topic, partition, message }) => {
        if (isStopping()) return;
        await handleBroadcast(receivedFrom(topic, partition, message), setting.broadcast, setting.log);
        next.set(`${topic}/${partition}`, String(BigInt(message.offset) + 1n));
      },
    }),
  });

  return {
    async stop() {
      liveness.stop();
      await running.stop();
      const admin = setting.kafka.admin();
      try {
        await admin.connect();
        await admin.deleteGroups([groupId]);
      } catch (error) {
        // Kafka deletes an empty group without offsets by itself.
        setting.log.debug({ err: error, groupId }, 'a broadcast group was not deleted');
      } finally {
        await admin.disconnect().catch(() => undefined);
      }
    },
  };
}
