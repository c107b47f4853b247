import type { Admin, ITopicConfig } from 'kafkajs';
import type { TopicSpec } from '../bus.js';

export interface Replication {
  /** Copies of each partition; −1 leaves it to the brokers' own default.replication.factor. */
  readonly factor: number;
  /** Copies that must have a message before it counts as stored; left out, the brokers' own default stands. */
  readonly minInSync?: number;
}

/** A topic of states: the newest of each key stays for ever. */
export const compactedTopic = ({ name, partitions }: TopicSpec, replication: Replication): ITopicConfig => ({
  topic: name,
  numPartitions: partitions,
  replicationFactor: replication.factor,
  configEntries: [{ name: 'cleanup.policy', value: 'compact' }, ...inSync(replication)],
});

/** Dead letters stay until somebody has dealt with them. */
export const deadLetterTopicConfig = (topic: string, replication: Replication): ITopicConfig => ({
  topic,
  numPartitions: 1,
  replicationFactor: replication.factor,
  configEntries: [
    { name: 'cleanup.policy', value: 'delete' },
    { name: 'retention.ms', value: '-1' },
    ...inSync(replication),
  ],
});

const inSync = ({ minInSync }: Replication): { name: string; value: string }[] =>
  minInSync === undefined ? [] : [{ name: 'min.insync.replicas', value: String(minInSync) }];

/** Creates those that are missing; existing ones stay as they are. */
export async function createMissing(admin: Admin, topics: readonly ITopicConfig[]): Promise<void> {
  const existing = new Set(await admin.listTopics());
  const missing = topics.filter(({ topic }) => !existing.has(topic));
  // One by one: where several are asked for and another process was faster with one, kafkajs calls all failed.
  for (const topic of missing) await admin.createTopics({ topics: [topic], waitForLeaders: true });
}
