// Writes kafka/topics.yaml and kafka/users.yaml from what the code says: proto/topics.ts, the settings that services
// make topics with, and each service's table of consumed topics. With --check it writes nothing and fails where the
// files say something else.
//   npx tsx --conditions=@torchbearer/source k8s/production/generate-topics.mjs [--check]
import { readFile, writeFile } from 'node:fs/promises';
import { allTopics, Topics } from '@torchbearer/proto/topics';
import { deadLetterTopic } from '../../kit/src/bus/delivery.ts';
import { compactedTopic } from '../../kit/src/bus/kafka/topics.ts';
import { consumed as analytics } from '../../services/analytics/src/events/index.ts';
import { consumed as feedback } from '../../services/feedback/src/events/index.ts';
import { consumed as identity } from '../../services/identity/src/events/index.ts';
import { consumed as league } from '../../services/league/src/events/index.ts';
import { consumed as picks } from '../../services/picks/src/events/index.ts';
import { consumed as scoring } from '../../services/scoring/src/events/index.ts';
import { consumed as sms } from '../../services/sms/src/events/index.ts';

const CLUSTER = 'torchbearer';
const REPLICATION = { factor: 3, minInSync: 2 };

const names = (table) => table.map(({ topic }) => topic);

/** What each service reads as a group, and what each of its pods reads for itself in a group of a random name. */
const readers = {
  identity: { group: names(identity) },
  league: { group: names(league) },
  picks: { group: names(picks) },
  scoring: { group: names(scoring) },
  analytics: { group: names(analytics) },
  feedback: { group: names(feedback) },
  sms: { group: names(sms) },
  // services/realtime/src/events.ts
  realtime: { group: [Topics.standings.name], each: [Topics.session.name, Topics.user.name] },
  // gateway/src/session-news.ts
  gateway: { each: [Topics.session.name, Topics.user.name] },
};

const topicResource = (topic) => {
  const made = compactedTopic(topic, REPLICATION);
  return `apiVersion: kafka.strimzi.io/v1
kind: KafkaTopic
metadata:
  name: ${made.topic}
  labels:
    strimzi.io/cluster: ${CLUSTER}
spec:
  partitions: ${made.numPartitions}
  replicas: ${made.replicationFactor}
  config:
${made.configEntries.map(({ name, value }) => `    ${name}: '${value}'\n`).join('')}`;
};

const acl = (type, name, operations, patternType = 'literal') => `      - resource:
          type: ${type}
          name: ${name}
          patternType: ${patternType}
        operations: [${operations.join(', ')}]
`;

/** To read, to write and to delete each imply to describe. Who may write anything may have an idempotent producer. */
const userResource = ([service, { group = [], each = [] }]) => {
  const published = allTopics.filter(({ publisher }) => publisher === service);
  const acls = [
    ...published.map(({ name }) => acl('topic', name, ['Write'])),
    ...[...group, ...each].map((name) => acl('topic', name, ['Read'])),
    // A service makes the topic of its dead letters itself, when there is the first.
    ...group.map((name) => acl('topic', deadLetterTopic(name, service), ['Create', 'Write'])),
    ...(group.length > 0 ? [acl('group', service, ['Read'])] : []),
    ...(each.length > 0 ? [acl('group', `${service}.broadcast.`, ['Read', 'Delete'], 'prefix')] : []),
  ];
  return `apiVersion: kafka.strimzi.io/v1
kind: KafkaUser
metadata:
  name: torchbearer-kafka-${service}
  labels:
    strimzi.io/cluster: ${CLUSTER}
spec:
  authentication:
    type: scram-sha-512
  authorization:
    type: simple
    acls:
${acls.join('')}`;
};

const HEAD = '# Written by ../generate-topics.mjs from the code: change that, and run it.\n';
const files = {
  'kafka/topics.yaml': allTopics.map(topicResource),
  'kafka/users.yaml': Object.entries(readers).map(userResource),
};
const isCheck = process.argv.includes('--check');
let drifted = 0;
for (const [name, resources] of Object.entries(files)) {
  const path = new URL(name, import.meta.url);
  const text = HEAD + resources.join('---\n');
  if (!isCheck) {
    await writeFile(path, text);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    drifted += 1;
    console.error(`k8s/production/${name} says something else than the code; run generate-topics.mjs`);
  }
}
if (isCheck && drifted === 0) console.log(`${allTopics.length} topics and their users are as in the code`);
process.exit(drifted === 0 ? 0 : 1);
