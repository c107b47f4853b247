import type { Admin, ITopicConfig } from 'kafkajs';
import type { Log } from '../../log.js';
import type { TopicSpec } from '../bus.js';

export interface Replication {
  /** Copies of each partition; −1 leaves it to the brokers' own default.replication.factor. */
  readonly factor: number;
  /** Copies that must have a message before it counts as stored; left out, the brokers' own default stands. */
  readonly minInSync?: number;
}

const DAY_MS = 24 * 3_600_000;

/**
 * How long a deletion can be read. Whoever is away for longer may keep what was deleted, until its owner tells everything
 * again; the brokers' default is one day.
 */
export const TOMBSTONES_KEPT_MS = 30 * DAY_MS;

/** After which a state that a newer one or a deletion has replaced is gone; the brokers' default is never. */
export const REPLACED_KEPT_MS = 7 * DAY_MS;

/** A topic of states: the newest of each key stays for ever. */
export const compactedTopic = (
  { name, partitions }: TopicSpec,
  replication: Replication,
): TopicWithSettings => ({
  topic: name,
  numPartitions: partitions,
  replicationFactor: replication.factor,
  configEntries: [
    { name: 'cleanup.policy', value: 'compact' },
    { name: 'delete.retention.ms', value: String(TOMBSTONES_KEPT_MS) },
    { name: 'max.compaction.lag.ms', value: String(REPLACED_KEPT_MS) },
    ...inSync(replication),
  ],
});

/** Dead letters stay until somebody has dealt with them. */
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

/** Creates those that are missing; existing ones stay as they are. */
export async function createMissing(admin: Admin, topics: readonly ITopicConfig[]): Promise<void> {
  const existing = new Set(await admin.listTopics());
  const missing = topics.filter(({ topic }) => !existing.has(topic));
  // One by one: where several are asked for and another process was faster with one, kafkajs calls all failed.
  for (const topic of missing) await admin.createTopics({ topics: [topic], waitForLeaders: true });
}

/** Kafka's numbers for: a topic; a setting that was made for this topic, not for its broker. */
const TOPIC = 2;
const OF_TOPIC = 1;

/**
 * Brings the settings of existing topics up to date, other settings of theirs untouched. Who has no right to is no less
 * able to serve: then whoever looks after the topics does it (an operator, the job that makes them).
 * @param isRequired for that job: it is not done with its work where settings stay as they are
 * @throws Error naming topics and settings, where it is required
 */
export async function alterOutdated(
  admin: Admin,
  topics: readonly TopicWithSettings[],
  log: Log,
  { isRequired }: { readonly isRequired: boolean },
): Promise<void> {
  const resources = await settingsOf(admin, topics).catch((cause: unknown) => {
    if (isRequired)
      throw new Error(`The settings of topics can't be looked at (DescribeConfigs).`, { cause });
    log.debug({ err: cause }, 'the settings of topics were not looked at');
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
    // This call of Kafka's replaces all of a topic's settings.
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
      log.info({ topic }, 'brought the settings of a topic up to date');
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
