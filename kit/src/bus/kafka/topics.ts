import type { Admin, ITopicConfig } from 'kafkajs';
import type { Log } from '../../log.js';
import type { TopicSpec } from '../bus.js';

export interface Replication {
  /** Copies of each partition; −1 uses the brokers' default.replication.factor. */
  readonly factor: number;
  /** Copies that must have a message before it counts as stored; the brokers' default otherwise. */
  readonly minInSync?: number;
}

const DAY_MS = 24 * 3_600_000;

/**
 * How long a tombstone can be read. A consumer that is down for longer may keep deleted entities until their owner
 * republishes; the brokers' default is one day.
 */
export const TOMBSTONE_RETENTION_MS = 30 * DAY_MS;

/** After this time superseded states are compacted; the brokers' default is never. */
export const SUPERSEDED_RETENTION_MS = 7 * DAY_MS;

/** A topic of states: the newest of each key is retained forever. */
export const compactedTopic = (
  { name, partitions }: TopicSpec,
  replication: Replication,
): TopicWithSettings => ({
  topic: name,
  numPartitions: partitions,
  replicationFactor: replication.factor,
  configEntries: [
    { name: 'cleanup.policy', value: 'compact' },
    { name: 'delete.retention.ms', value: String(TOMBSTONE_RETENTION_MS) },
    { name: 'max.compaction.lag.ms', value: String(SUPERSEDED_RETENTION_MS) },
    ...inSync(replication),
  ],
});

/** Dead letters are retained until an operator has dealt with them. */
export const deadLetterTopicConfig = (topic: string, replication: Replication): TopicWithSettings => ({
  topic,
  numPartitions: 1,
  replicationFactor: replication.factor,
  configEntries: [
    { name: 'cleanup.policy', value: 'delete' },
    { name: 'retention.ms', value: '-1' },
    ...inSync(replication),
  ],
});

interface Setting {
  readonly name: string;
  readonly value: string;
}
type TopicWithSettings = ITopicConfig & { readonly configEntries: Setting[] };

const inSync = ({ minInSync }: Replication): Setting[] =>
  minInSync === undefined ? [] : [{ name: 'min.insync.replicas', value: String(minInSync) }];

/** Creates missing topics; existing ones stay as they are. */
export async function createMissing(admin: Admin, topics: readonly ITopicConfig[]): Promise<void> {
  const existing = new Set(await admin.listTopics());
  const missing = topics.filter(({ topic }) => !existing.has(topic));
  // One by one: kafkajs reports all as failed if another process created one of them first.
  for (const topic of missing) await admin.createTopics({ topics: [topic], waitForLeaders: true });
}

/** Kafka's numbers for a topic, and for a setting of the topic itself, not of its broker. */
const TOPIC = 2;
const OF_TOPIC = 1;

/**
 * Updates outdated settings of existing topics. A service without that permission can still serve; an operator or the
 * job that creates topics does it then. @param isRequired for that job, which fails if settings stay outdated @throws
 * Error naming topics and settings, if required
 */
export async function alterOutdated(
  admin: Admin,
  topics: readonly TopicWithSettings[],
  log: Log,
  { isRequired }: { readonly isRequired: boolean },
): Promise<void> {
  const resources = await settingsOf(admin, topics).catch((cause: unknown) => {
    if (isRequired) throw new Error(`The settings of topics can't be read (DescribeConfigs).`, { cause });
    log.debug({ err: cause }, 'the settings of topics were not checked');
    return [];
  });
  const left: string[] = [];
  let cause: unknown = null;
  for (const { topic, configEntries } of topics) {
    const found = resources.find(({ resourceName }) => resourceName === topic)?.configEntries;
    const outdated = configEntries.filter(
      ({ name, value }) =>
        found && !found.some((entry) => entry.configName === name && entry.configValue === value),
    );
    if (!found || outdated.length === 0) continue;
    // This call replaces all of a topic's settings.
    const settings = new Map([
      ...found
        .filter(({ configSource }) => Number(configSource) === OF_TOPIC)
        .map(({ configName, configValue }) => [configName, configValue] as const),
      ...configEntries.map(({ name, value }) => [name, value] as const),
    ]);
    const altered = [...settings].map(([name, value]) => ({ name, value }));
    try {
      await admin.alterConfigs({
        validateOnly: false,
        resources: [{ type: TOPIC, name: topic, configEntries: altered }],
      });
      log.info({ topic }, 'updated the settings of a topic');
    } catch (error) {
      cause ??= error;
      left.push(`${topic} (${outdated.map(({ name, value }) => `${name}=${value}`).join(', ')})`);
    }
  }
  if (left.length === 0) return;
  const words = `The settings of topics can't be brought up to date (AlterConfigs), set them by hand: ${left.join(', ')}.`;
  if (isRequired) throw new Error(words, { cause });
  log.warn({ err: cause }, words);
}

const settingsOf = async (admin: Admin, topics: readonly TopicWithSettings[]) =>
  (
    await admin.describeConfigs({
      resources: topics.map(({ topic }) => ({ type: TOPIC, name: topic })),
      includeSynonyms: false,
    })
  ).resources;
