import { setTimeout as pause } from 'node:timers/promises';
import type { Admin, GroupDescription } from 'kafkajs';
import { ConfigError, type busEnv, type ConfigOf } from '../../config.js';
import type { Log } from '../../log.js';
import type { TopicSpec } from '../bus.js';
import { kafkajs, openKafka } from './client.js';
import { isAway } from './retry.js';
import { readSecurity } from './security.js';
import { compactedTopic, type Replication } from './topics.js';

export interface RecreateOptions {
  readonly clientId: string;
  readonly log: Log;
  /** The brokers' defaults by default. */
  readonly replication?: Replication;
  /** How long to wait for consumers to leave, in milliseconds; half a minute by default. */
  readonly patienceMs?: number;
}

const LOOK_EVERY_MS = 250;

/**
 * Deletes topics with their messages and recreates them, empty and without group offsets. This is for a restore of
 * the databases to an earlier time, after which the topics contain states that no longer exist. Then their owners
 * fill them by `node dist/main.js republish`. Dead letters stay.
 *
 * No group may consume meanwhile. A consumer has its position in memory and commits it after its next batch: in the
 * new topic that is somewhere in the middle, and earlier messages would be skipped silently. (A position beyond the
 * new topic's end is harmless: Kafka reports it, and the consumer starts at the beginning.) @throws ConfigError
 * without Kafka; Error naming the groups that consume, if they don't leave in time
 */
export async function recreateTopics(
  config: Partial<ConfigOf<typeof busEnv>>,
  topics: readonly TopicSpec[],
  { clientId, log, replication = { factor: -1 }, patienceMs = 30_000 }: RecreateOptions,
): Promise<void> {
  const security = readSecurity(config, log);
  if (!config.KAFKA_BROKERS)
    throw new ConfigError('Only topics on Kafka can be recreated: set KAFKA_BROKERS.');
  const kafka = openKafka({ brokers: config.KAFKA_BROKERS, security, clientId, log }, 30_000);
  const admin = kafka.admin();
  await admin.connect();
  try {
    const names = topics.map(({ name }) => name);
    await untilNoConsumers(admin, names, log, patienceMs);
    const present = await admin.listTopics();
    for (const name of names.filter((wanted) => present.includes(wanted))) {
      await admin.deleteTopics({ topics: [name] });
      log.info({ topic: name }, 'deleted a topic');
    }
    for (const topic of topics) {
      // An operator that reconciles topics may be faster.
      const isOurs = await admin.createTopics({
        topics: [compactedTopic(topic, replication)],
        waitForLeaders: false,
      });
      log.info({ topic: topic.name, isOurs }, 'created a topic');
    }
    await untilAnswering(admin, topics, patienceMs);
    await resetOffsets(admin, names, log);
  } finally {
    await admin.disconnect();
  }
}

async function untilNoConsumers(
  admin: Admin,
  topics: readonly string[],
  log: Log,
  patienceMs: number,
): Promise<void> {
  const until = Date.now() + patienceMs;
  for (let isSaid = false; ; isSaid = true) {
    const groups = (await describedGroups(admin)).filter((group) => consumes(group, topics));
    if (groups.length === 0) return;
    const names = groups.map(({ groupId }) => groupId).join(', ');
    if (Date.now() >= until)
      throw new Error(`Stop every service before topics are recreated; these still consume: ${names}.`);
    if (!isSaid) log.warn({ groups: names }, 'waiting for consumers to leave');
    await pause(LOOK_EVERY_MS);
  }
}

async function describedGroups(admin: Admin): Promise<GroupDescription[]> {
  const { groups } = await admin.listGroups();
  const ids = groups.filter(({ protocolType }) => protocolType === 'consumer').map(({ groupId }) => groupId);
  return ids.length === 0 ? [] : (await admin.describeGroups(ids)).groups;
}

/** During a rebalance Kafka does not report its members' topics, so such a group counts as consuming. */
const consumes = ({ members }: GroupDescription, topics: readonly string[]): boolean =>
  members.some(({ memberMetadata }) => {
    const wanted =
      memberMetadata.length === 0 ? null : kafkajs().AssignerProtocol.MemberMetadata.decode(memberMetadata);
    return wanted === null || wanted.topics.some((topic) => topics.includes(topic));
  });

/** Brokers learn of deleted and created topics a moment after accepting the request. */
async function untilAnswering(admin: Admin, topics: readonly TopicSpec[], patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs;
  for (const { name, partitions } of topics) {
    for (;;) {
      try {
        if ((await admin.fetchTopicOffsets(name)).length === partitions) break;
      } catch (error) {
        if (!isAway(error)) throw error;
      }
      if (Date.now() >= until) throw new Error(`The topic ${name} was created and does not respond.`);
      await pause(LOOK_EVERY_MS);
    }
  }
}

/**
 * Resets every group to the start of these topics. Kafka deletes the offsets of a deleted topic, but not if the topic
 * was lost and the offsets were not.
 */
export async function resetOffsets(admin: Admin, topics: readonly string[], log: Log): Promise<void> {
  for (const { groupId } of await describedGroups(admin)) {
    const positions = await admin.fetchOffsets({ groupId, topics: [...topics] });
    for (const { topic, partitions } of positions) {
      if (partitions.every(({ offset }) => Number(offset) <= 0)) continue;
      await admin.resetOffsets({ groupId, topic, earliest: true });
      log.info({ groupId, topic }, 'a group starts again at the beginning');
    }
  }
}
