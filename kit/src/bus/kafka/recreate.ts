import { setTimeout as pause } from 'node:timers/promises';
import { AssignerProtocol, Kafka, logLevel, type Admin, type GroupDescription } from 'kafkajs';
import { ConfigError, type busEnv, type ConfigOf } from '../../config.js';
import type { Log } from '../../log.js';
import type { TopicSpec } from '../bus.js';
import { logInto } from './log.js';
import { isAway, RETRY } from './retry.js';
import { readSecurity } from './security.js';
import { compactedTopic, type Replication } from './topics.js';

export interface RecreateOptions {
  readonly clientId: string;
  readonly log: Log;
  /** Left out, the brokers' own defaults stand. */
  readonly replication?: Replication;
  /** How long to wait for consumers to leave, in milliseconds; half a minute by default. */
  readonly patienceMs?: number;
}

const LOOK_EVERY_MS = 250;

/**
 * Deletes topics with all that they hold and makes them anew, empty, with no group standing anywhere in them: for a
 * restore of the databases to an earlier point in time, after which the topics tell of a future that never was. What
 * belongs into them `node dist/main.js republish` of their owners tells again. Dead letters stay.
 *
 * Nobody may consume meanwhile. A consumer keeps its place in memory and commits it after its next batch: in the new
 * topic that is some place in the middle, and what is before it would be skipped without a word. (A place behind the
 * new topic's end does no harm: Kafka says so, and the consumer begins at the beginning.)
 * @throws ConfigError without Kafka; Error naming the groups that consume, where they don't leave in time
 */
export async function recreateTopics(
  config: Partial<ConfigOf<typeof busEnv>>,
  topics: readonly TopicSpec[],
  { clientId, log, replication = { factor: -1 }, patienceMs = 30_000 }: RecreateOptions,
): Promise<void> {
  const security = readSecurity(config, log);
  if (!config.KAFKA_BROKERS)
    throw new ConfigError('Only topics on Kafka can be made anew: set KAFKA_BROKERS.');
  const kafka = new Kafka({
    clientId,
    brokers: config.KAFKA_BROKERS,
    ...security,
    connectionTimeout: 3_000,
    requestTimeout: 30_000,
    retry: RETRY,
    logLevel: logLevel.WARN,
    logCreator: logInto(log),
  });
  const admin = kafka.admin();
  await admin.connect();
  try {
    const names = topics.map(({ name }) => name);
    await untilNobodyConsumes(admin, names, log, patienceMs);
    const present = await admin.listTopics();
    for (const name of names.filter((wanted) => present.includes(wanted))) {
      await admin.deleteTopics({ topics: [name] });
      log.info({ topic: name }, 'deleted a topic');
    }
    for (const topic of topics) {
      // An operator that keeps topics as they are described may be faster than we.
      const isOurs = await admin.createTopics({
        topics: [compactedTopic(topic, replication)],
        waitForLeaders: false,
      });
      log.info({ topic: topic.name, isOurs }, 'made a topic');
    }
    await untilAnswering(admin, topics, patienceMs);
    await startOver(admin, names, log);
  } finally {
    await admin.disconnect();
  }
}

async function untilNobodyConsumes(
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
      throw new Error(`Stop every service before topics are made anew; these still consume: ${names}.`);
    if (!isSaid) log.warn({ groups: names }, 'waiting for consumers to leave');
    await pause(LOOK_EVERY_MS);
  }
}

async function describedGroups(admin: Admin): Promise<GroupDescription[]> {
  const { groups } = await admin.listGroups();
  const ids = groups.filter(({ protocolType }) => protocolType === 'consumer').map(({ groupId }) => groupId);
  return ids.length === 0 ? [] : (await admin.describeGroups(ids)).groups;
}

/** While a group divides its partitions, what its members want is not told: such a one may want anything. */
const consumes = ({ members }: GroupDescription, topics: readonly string[]): boolean =>
  members.some(({ memberMetadata }) => {
    const wanted =
      memberMetadata.length === 0 ? null : AssignerProtocol.MemberMetadata.decode(memberMetadata);
    return wanted === null || wanted.topics.some((topic) => topics.includes(topic));
  });

/** The brokers learn of the end of the old topics and of the new ones a moment after they took the order. */
async function untilAnswering(admin: Admin, topics: readonly TopicSpec[], patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs;
  for (const { name, partitions } of topics) {
    for (;;) {
      try {
        if ((await admin.fetchTopicOffsets(name)).length === partitions) break;
      } catch (error) {
        if (!isAway(error)) throw error;
      }
      if (Date.now() >= until) throw new Error(`The topic ${name} was made and does not answer.`);
      await pause(LOOK_EVERY_MS);
    }
  }
}

/**
 * Lets every group begin at the beginning of these topics. Kafka forgets a deleted topic's offsets by itself, but not
 * where the topic was lost and its own memory of the groups was not.
 */
export async function startOver(admin: Admin, topics: readonly string[], log: Log): Promise<void> {
  for (const { groupId } of await describedGroups(admin)) {
    const stands = await admin.fetchOffsets({ groupId, topics: [...topics] });
    for (const { topic, partitions } of stands) {
      if (partitions.every(({ offset }) => Number(offset) <= 0)) continue;
      await admin.resetOffsets({ groupId, topic, earliest: true });
      log.info({ groupId, topic }, 'a group begins again');
    }
  }
}
