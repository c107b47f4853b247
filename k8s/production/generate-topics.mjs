// Writes kafka/topics.yaml and kafka/users.yaml from what the code says: proto/topics.ts and the settings that services
// make topics with. With --check it writes nothing and fails where the
// files say something else.
//   npx tsx --conditions=@torchbearer/source k8s/production/generate-topics.mjs [--check]
import { readFile, writeFile } from 'node:fs/promises';
import { allTopics, topicsRead } from '@torchbearer/proto/topics';
import { deadLetterTopic } from '../../kit/src/bus/delivery.ts';
import { compactedTopic } from '../../kit/src/bus/kafka/topics.ts';

const CLUSTER = 'torchbearer';
const REPLICATION = { factor: 3, minInSync: 2 };

const SERVICES = 'identity league picks scoring analytics feedback sms realtime gateway'.split(' ');

const names = (service, how) => topicsRead(service, how).map(({ name }) => name);

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

/**
 * To read, to write and to delete each imply to describe. Who may write anything may have an idempotent producer. The
 * group of a service's copies has the name of the service and of what it copies; that of a broadcast is random.
 */
const userResource = (service) => {
  const published = allTopics.filter(({ publisher }) => publisher === service);
  const copied = names(service, 'copiedBy');
  const handled = names(service, 'handledBy');
  const each = names(service, 'broadcastTo');
  const acls = [
    ...published.map(({ name }) => acl('topic', name, ['Write'])),
    ...[...new Set([...copied, ...handled, ...each])].map((name) => acl('topic', name, ['Read'])),
    // A service makes the topic of its dead letters itself, when there is the first.
    ...[...copied, ...handled].map((name) =>
      acl('topic', deadLetterTopic(name, service), ['Create', 'Write']),
    ),
    ...(copied.length > 0 ? [acl('group', `${service}.`, ['Read'], 'prefix')] : []),
    // Also the group in which the release before reads for its copies, which may run beside this one.
    ...(copied.length + handled.length > 0 ? [acl('group', service, ['Read'])] : []),
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
  'kafka/users.yaml': SERVICES.map(userResource),
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
