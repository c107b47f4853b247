import type { Admin } from 'kafkajs';
import { expect, test } from 'vitest';
import { createLog } from '../../log.js';
import { alterOutdated, compactedTopic } from './topics.js';

const topic = compactedTopic({ name: 'identity.user.v1', partitions: 1 }, { factor: -1 });
const FORGETS = 'identity.user.v1 (delete.retention.ms=2592000000)';

/**
 * A stand-in for Kafka that lets us read settings but not alter them; tombstones are retained for a day, a broker's
 * default.
 */
function start() {
  const configEntries = topic.configEntries.map(({ name, value }) => ({
    configName: name,
    configValue: name === 'delete.retention.ms' ? '86400000' : value,
    configSource: 5,
  }));
  const admin = {
    describeConfigs: () =>
      Promise.resolve({ resources: [{ resourceName: 'identity.user.v1', configEntries }] }),
    alterConfigs: () => Promise.reject(new Error('Topic authorization failed')),
  } as unknown as Admin;
  const lines: string[] = [];
  const log = createLog('test', 'warn', {
    write: (line) => {
      const { level, msg } = JSON.parse(line) as { level: string; msg: string };
      lines.push(`${level}: ${msg}`);
    },
  });
  return {
    lines,
    alter: (isRequired: boolean) => alterOutdated(admin, [topic], log, { isRequired }),
  };
}

test('a service that may not alter the settings of topics warns once, naming topic and setting', async () => {
  const { lines, alter } = start();
  await alter(false);
  expect(lines).toEqual([
    `warn: The settings of topics can't be brought up to date (AlterConfigs), set them by hand: ${FORGETS}.`,
  ]);
});

test('the job that creates topics fails if it may not, naming topic and setting', async () => {
  const { lines, alter } = start();
  await expect(alter(true)).rejects.toThrow(FORGETS);
  expect(lines).toEqual([]);
});
