// Generates kafka/topics.yaml and kafka/users.yaml from the code: proto/topics.ts and the settings with which services
// create topics. With --check it writes nothing, and fails if the files differ from the code.
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
  const settings = compactedTopic(topic, REPLICATION);
  return `apiVersion: kafka.strimzi.io/v1
kind: KafkaTopic
metadata:
  name: ${settings.topic}
  labels:
    strimzi.io/cluster: ${CLUSTER}
spec:
  partitions: ${settings.numPartitions}
  replicas: ${settings.replicationFactor}
  config:
${settings.configEntries.map(({ name, value }) => `    ${name}: '${value}'\n`).join('')}`;
};

const acl = (type, name, operations, patternType = 'literal') => `      - resource:
          type: ${type}
          name: ${name}
          patternType: ${patternType}
        operations: [${operations.join(', ')}]
`;

/**
 * Read, Write and Delete each imply Describe, and Write allows an idempotent producer. The group of a service's copies is
 * named after the service and what it copies; that of a broadcast is random.
 */
const userResource = (service) => {
  const published = allTopics.filter(({ publisher }) => publisher === service);
  const copied = names(service, 'copiedBy');
  const handled = names(service, 'handledBy');
  const broadcast = names(service, 'broadcastTo');
  const acls = [
    ...published.map(({ name }) => acl('topic', name, ['Write'])),
    ...[...new Set([...copied, ...handled, ...broadcast])].map((name) => acl('topic', name, ['Read'])),
    // A service creates the topic of its dead letters itself, for the first one.
    ...[...copied, ...handled].map((name) =>
      acl('topic', deadLetterTopic(name, service), ['Create', 'Write']),
    ),
    ...(copied.length > 0 ? [acl('group', `${service}.`, ['Read'], 'prefix')] : []),
    ...(handled.length > 0 ? [acl('group', service, ['Read'])] : []),
    ...(broadcast.length > 0 ? [acl('group', `${service}.broadcast.`, ['Read', 'Delete'], 'prefix')] : []),
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

const HEAD = '# Generated from the code by ../generate-topics.mjs: change the code and run that script.\n';
const files = {
  'kafka/topics.yaml': allTopics.map(topicResource),
  'kafka/users.yaml': SERVICES.map(userResource),
};
const isCheck = process.argv.includes('--check');
let outdated = 0;
for (const [name, resources] of Object.entries(files)) {
  const path = new URL(name, import.meta.url);
  const text = HEAD + resources.join('---\n');
  if (!isCheck) {
    await writeFile(path, text);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    outdated += 1;
    console.error(`k8s/production/${name} differs from the code; run generate-topics.mjs`);
  }
}
if (isCheck && outdated === 0) console.log(`${allTopics.length} topics and their users match the code`);
process.exit(outdated === 0 ? 0 : 1);
