import { inject, describe, expect, onTestFinished, test } from 'vitest';
import { isRunning, kafkaHome, startKafka, whyNoKafka } from '@torchbearer/parts';
import { kafkaResponds } from '../src/kafka-responds.js';
import { temporaryFolder } from './temporary-folder.js';

const home = kafkaHome();
const absent = whyNoKafka(home);

async function start(dataDir: string) {
  const kafka = await startKafka({ home, dataDir });
  onTestFinished(kafka.stop);
  return kafka;
}

describe.skipIf(absent !== null)(
  `a Kafka of this machine${absent === null ? '' : ` (absent: ${absent})`}`,
  () => {
    test('stops, and starts again on the same port', async () => {
      const folder = temporaryFolder();
      const first = await start(folder);
      expect(await kafkaResponds('127.0.0.1', first.port)).toBe(true);
      await first.stop();
      expect(isRunning(first.pid)).toBe(false);
      expect(await kafkaResponds('127.0.0.1', first.port)).toBe(false);
      const second = await start(folder);
      expect(second.brokers).toBe(first.brokers);
    });

    test('starts again after it was killed', async () => {
      const folder = temporaryFolder();
      const first = await start(folder);
      await first.kill();
      expect((await first.exited).signal).toBe('SIGKILL');
      const second = await start(folder);
      expect(await kafkaResponds('127.0.0.1', second.port)).toBe(true);
    });

    test('is not started twice on one folder', async () => {
      const folder = temporaryFolder();
      await start(folder);
      await expect(start(folder)).rejects.toThrow('already run by this process');
    });
  },
);

describe('a Kafka that is absent', () => {
  test('does not start, and says why', async () => {
    const empty = temporaryFolder();
    await expect(startKafka({ home: empty, dataDir: empty })).rejects.toThrow(
      `Kafka cannot start: no jars in ${empty}.`,
    );
  });
});

describe('the Kafka of the test run', () => {
  const brokers = inject('kafkaBrokers');
  test.skipIf(brokers === null)('responds at the address that the tests get', async () => {
    const [host = '', port = ''] = (brokers ?? '').split(',')[0]?.split(':') ?? [];
    expect(await kafkaResponds(host, Number(port))).toBe(true);
  });
});
