import { Kafka, logLevel } from 'kafkajs';
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { createBus } from '../src/bus/index.js';
import { eventually, testLog } from '../src/testing/index.js';
import { collect, message, newGroup, newTopic, testBus, text } from './bus-suite.js';

const brokers = inject('kafkaBrokers');

if (brokers === null) {
  process.stderr.write(
    '\nSKIPPED: the bus on Kafka was NOT tested, for no Kafka could be started on this machine.\n\n',
  );
  describe('the bus on Kafka', () => {
    test.runIf(process.env['CI'] === 'true')('is tested wherever CI is set', () => {
      expect.fail('CI is set and there is no Kafka to test the bus on');
    });
  });
} else {
  const crashes: unknown[] = [];
  const open = (clientId: string) =>
    createBus(
      { KAFKA_BROKERS: brokers.split(',') },
      { clientId, log: testLog, onCrash: (error) => void crashes.push(error) },
    );

  describe('the bus on Kafka', () => {
    testBus({ open, childEnvironment: { KAFKA_BROKERS: brokers } });

    test('a handler that works longer than the session timeout keeps its partition and its message', async () => {
      const bus = open('slow');
      const topic = await newTopic(bus, 1);
      const group = newGroup();
      const { received, handle } = collect();
      const slow = async (messages: Parameters<typeof handle>[0]): Promise<void> => {
        await new Promise((resolve) => setTimeout(resolve, 12_000));
        await handle(messages);
      };
      await bus.publish([message(topic, 'k', 'a')]);
      await bus.consume({ group, topics: [topic], handle: slow });
      await eventually(() => expect(received.map(text)).toEqual(['a']), 45_000);
      await eventually(async () =>
        expect((await bus.lag(group, [topic])).map((entry) => entry.lag)).toEqual([0]),
      );
      expect(received).toHaveLength(1);
      await bus.close();
    });

    test('two consumers of a group share the partitions, and no message goes to both', async () => {
      const group = newGroup();
      const [one, two] = [open('one'), open('two')];
      const topic = await newTopic(one, 4);
      const shares = [collect(), collect()] as const;
      await one.consume({ group, topics: [topic], handle: shares[0].handle });
      await two.consume({ group, topics: [topic], handle: shares[1].handle });
      let published = 0;
      const publishSome = async (): Promise<void> => {
        const entries = Array.from({ length: 20 }, () => message(topic, randomUUID(), String(published++)));
        await one.publish(entries);
      };
      await eventually(async () => {
        await publishSome();
        expect(Math.min(...shares.map((share) => share.received.length))).toBeGreaterThan(0);
      }, 45_000);
      await publishSome();
      await eventually(() => {
        const all = shares.flatMap((share) => share.received.map(text));
        expect(all).toHaveLength(published);
        expect(new Set(all).size).toBe(published);
      }, 45_000);
      await Promise.all([one.close(), two.close()]);
    });

    test('topics retain tombstones for thirty days, including older topics, whose other settings stay', async () => {
      const admin = new Kafka({ brokers: brokers.split(','), logLevel: logLevel.NOTHING }).admin();
      const bus = open('keeper');
      await admin.connect();
      try {
        const topic = `test.old.${newGroup()}`;
        const configEntries = [
          { name: 'cleanup.policy', value: 'compact' },
          { name: 'segment.bytes', value: '2000000' },
        ];
        await admin.createTopics({
          topics: [{ topic, numPartitions: 1, configEntries }],
          waitForLeaders: true,
        });
        await bus.ensureTopics([{ name: topic, partitions: 1 }]);
        await bus.ensureTopics([{ name: topic, partitions: 1 }]);
        const fresh = await newTopic(bus, 1);
        for (const name of [topic, fresh]) {
          const { resources } = await admin.describeConfigs({
            resources: [{ type: 2, name }],
            includeSynonyms: false,
          });
          const entries = resources[0]?.configEntries ?? [];
          const settings = Object.fromEntries(entries.map((entry) => [entry.configName, entry.configValue]));
          expect(settings).toMatchObject({
            'cleanup.policy': 'compact',
            'delete.retention.ms': '2592000000',
            'max.compaction.lag.ms': '604800000',
            ...(name === topic && { 'segment.bytes': '2000000' }),
          });
        }
      } finally {
        await admin.disconnect();
        await bus.close();
      }
    });

    test('no consumer of these tests failed permanently', () => {
      expect(crashes).toEqual([]);
    });
  });
}
