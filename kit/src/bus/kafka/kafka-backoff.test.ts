import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../../log.js';
import { createKafkaBackoff } from './kafka-backoff.js';

const OUTAGE = new Error('no broker responds');
const REFUSED = Object.assign(new Error('invalid credentials'), { name: 'KafkaJSSASLAuthenticationError' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function start() {
  const lines: string[] = [];
  const log = createLog('test', 'info', {
    write: (line) => {
      const { level, msg } = JSON.parse(line) as { level: string; msg: string };
      lines.push(`${level}: ${msg}`);
    },
  });
  return {
    lines,
    backoff: createKafkaBackoff(log, { meanwhile: 'picks does not consume', ends: 'it is back' }),
  };
}

test('a refusal is logged with its reason every minute, because an operator has to act', () => {
  const { lines, backoff } = start();
  const refused = 'error: Kafka refuses us: invalid credentials: picks does not consume';
  for (let n = 0; n < 5; n++) backoff.failed(REFUSED);
  expect(lines).toEqual([refused]);
  vi.setSystemTime(Date.now() + 60_000);
  for (let n = 0; n < 5; n++) backoff.failed(REFUSED);
  backoff.succeeded();
  backoff.succeeded();
  expect(lines).toEqual([refused, refused, 'info: it is back']);
});

test('an outage is logged once, however long it lasts, and again if it becomes a refusal', () => {
  const { lines, backoff } = start();
  backoff.failed(OUTAGE);
  vi.setSystemTime(Date.now() + 3_600_000);
  backoff.failed(OUTAGE);
  expect(lines).toEqual(['warn: Kafka is away: picks does not consume']);
  backoff.failed(REFUSED);
  expect(lines).toHaveLength(2);
  backoff.failed(OUTAGE);
  expect(lines).toHaveLength(3);
});

test('refusals are retried ever less often, and another failure starts with short waits again', () => {
  const { backoff } = start();
  const waits = Array.from({ length: 9 }, () => backoff.failed(REFUSED));
  expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
  expect(backoff.failed(OUTAGE)).toBe(100);
});
