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
  const faults: unknown[] = [];
  const open = (clientId: string) =>
    createBus(
      { KAFKA_BROKERS: brokers.split(',') },
      { clientId, log: testLog, onCrash: (error) => void faults.push(error) },
    );

  describe('the bus on Kafka', () => {
    testBus({ open, childEnvironment: { KAFKA_BROKERS: brokers } });

    test('a handler that works longer than a session lasts keeps its partition and its message', async () => {
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

    test('no consumer of these tests failed for good', () => {
      expect(faults).toEqual([]);
    });
  });
}
