import { Kafka, logLevel } from 'kafkajs';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Bus } from '../src/bus/bus.js';
import { createBus } from '../src/bus/index.js';
import { recreateTopics, resetOffsets } from '../src/bus/kafka/recreate-topics.js';
import { ConfigError } from '../src/config.js';
import { eventually, testLog } from '../src/testing/index.js';
import { collect, message, newGroup, newTopic, text } from './bus-suite.js';

const brokers = inject('kafkaBrokers');
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => String(from + n));
const PATIENCE_MS = 45_000;

test('the job does not recreate the log on Postgres', async () => {
  const attempt = recreateTopics({}, [], { clientId: 'test', log: testLog });
  await expect(attempt).rejects.toThrow(ConfigError);
});

// The tests of the bus on Kafka report a missing Kafka.
describe.skipIf(brokers === null)('recreated topics on Kafka', () => {
  const config = { KAFKA_BROKERS: brokers?.split(',') };
  const crashes: unknown[] = [];
  let bus: Bus;
  beforeEach(() => {
    bus = createBus(config, { clientId: 'test', log: testLog, onCrash: (error) => void crashes.push(error) });
  });
  afterEach(async () => {
    await bus.close();
    expect(crashes).toEqual([]);
  });
  const recreate = (topics: readonly string[], patienceMs = PATIENCE_MS): Promise<void> =>
    recreateTopics(
      config,
      topics.map((name) => ({ name, partitions: 1 })),
      { clientId: 'test', log: testLog, patienceMs },
    );
  const send = (topic: string, from: number, to: number): Promise<void> =>
    bus.publish(numbers(from, to).map((value) => message(topic, 'k', value)));
  /** Reads to the end and leaves. */
  const readAll = async (group: string, topic: string): Promise<string[]> => {
    const { received, handle } = collect();
    const subscription = await bus.consume({ group, topics: [topic], handle });
    await eventually(async () => {
      const lags = await bus.lag(group, [topic]);
      expect(lags.map(({ lag }) => lag)).toEqual([0]);
    }, PATIENCE_MS);
    await subscription.stop();
    return received.map(text);
  };
  const asAdmin = async <T>(work: (admin: ReturnType<Kafka['admin']>) => Promise<T>): Promise<T> => {
    const admin = new Kafka({ brokers: config.KAFKA_BROKERS ?? [], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    try {
      return await work(admin);
    } finally {
      await admin.disconnect();
    }
  };

  test('are empty, compacted, and read from the start by groups that were further before', async () => {
    const [topic, other] = [await newTopic(bus, 1), await newTopic(bus, 1)];
    const group = newGroup();
    await send(topic, 0, 50);
    await send(other, 0, 3);
    expect(await readAll(group, topic)).toEqual(numbers(0, 50));
    expect(await readAll(group, other)).toEqual(numbers(0, 3));
    await recreate([topic]);
    expect(await readAll(newGroup(), topic)).toEqual([]);
    // More messages than before: a group with its old position would start in the middle.
    await send(topic, 1_000, 1_080);
    expect(await readAll(group, topic)).toEqual(numbers(1_000, 1_080));
    // Other topics and positions are not touched.
    await send(other, 3, 5);
    expect(await readAll(group, other)).toEqual(numbers(3, 5));
    const policy = await asAdmin(async (admin) => {
      const resource = { type: 2, name: topic, configNames: ['cleanup.policy'] };
      const { resources } = await admin.describeConfigs({ resources: [resource], includeSynonyms: false });
      return resources[0]?.configEntries[0]?.configValue;
    });
    expect(policy).toBe('compact');
  });

  test('are also created if they were lost', async () => {
    const topic = `${await newTopic(bus, 1)}.lost`;
    await recreate([topic]);
    await send(topic, 0, 2);
    expect(await readAll(newGroup(), topic)).toEqual(['0', '1']);
  });

  test('are left alone while a group consumes, which is named', async () => {
    const [topic, other] = [await newTopic(bus, 1), await newTopic(bus, 1)];
    const [group, elsewhere] = [newGroup(), newGroup()];
    await send(topic, 0, 3);
    const { received, handle } = collect();
    await bus.consume({ group: elsewhere, topics: [other], handle });
    const following = await bus.consume({ group, topics: [topic], handle });
    await eventually(() => expect(received).toHaveLength(3), PATIENCE_MS);
    await expect(recreate([topic], 1_000)).rejects.toThrow(
      `Stop every service before topics are recreated; these still consume: ${group}.`,
    );
    expect(await readAll(newGroup(), topic)).toEqual(['0', '1', '2']);

    // They are recreated as soon as the last member has left; consumers of other topics don't matter.
    const waiting = recreate([topic]);
    await following.stop();
    await waiting;
    expect(await readAll(newGroup(), topic)).toEqual([]);
  });

  test('are read from the start, too, if Kafka lost them but not its group offsets', async () => {
    const [topic, other] = [await newTopic(bus, 1), await newTopic(bus, 1)];
    const group = newGroup();
    for (const name of [topic, other]) {
      await send(name, 0, 10);
      expect(await readAll(group, name)).toHaveLength(10);
    }
    // The group's position is in the middle of the republished messages.
    await asAdmin((admin) => resetOffsets(admin, [topic], testLog));
    expect(await readAll(group, topic)).toEqual(numbers(0, 10));
    expect(await readAll(group, other)).toEqual([]);
  });

  test('are read from the start by a group whose position is beyond their end', async () => {
    const topic = await newTopic(bus, 1);
    const group = newGroup();
    await send(topic, 0, 10);
    await asAdmin((admin) =>
      admin.setOffsets({ groupId: group, topic, partitions: [{ partition: 0, offset: '500' }] }),
    );
    const { received, handle } = collect();
    await bus.consume({ group, topics: [topic], handle });
    await eventually(() => expect(received.map(text)).toEqual(numbers(0, 10)), PATIENCE_MS);
    await send(topic, 10, 12);
    await eventually(() => expect(received.map(text)).toEqual(numbers(0, 12)), PATIENCE_MS);
  });
});
