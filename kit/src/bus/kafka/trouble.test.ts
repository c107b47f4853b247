import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../../log.js';
import { createKafkaTrouble } from './trouble.js';

const AWAY = new Error('nobody answers');
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
    trouble: createKafkaTrouble(log, { meanwhile: 'picks does not consume', ends: 'it is back' }),
  };
}

test('a refusal is told with its reason, and again each minute, for somebody has to act', () => {
  const { lines, trouble } = start();
  const refused = 'error: Kafka refuses us: invalid credentials: picks does not consume';
  for (let n = 0; n < 5; n++) trouble.again(REFUSED);
  expect(lines).toEqual([refused]);
  vi.setSystemTime(Date.now() + 60_000);
  for (let n = 0; n < 5; n++) trouble.again(REFUSED);
  trouble.over();
  trouble.over();
  expect(lines).toEqual([refused, refused, 'info: it is back']);
});

test('an absence is told once, however long it lasts, and again where it turns into a refusal', () => {
  const { lines, trouble } = start();
  trouble.again(AWAY);
  vi.setSystemTime(Date.now() + 3_600_000);
  trouble.again(AWAY);
  expect(lines).toEqual(['warn: Kafka is away: picks does not consume']);
  trouble.again(REFUSED);
  expect(lines).toHaveLength(2);
  trouble.again(AWAY);
  expect(lines).toHaveLength(3);
});

test('who was refused asks less and less often, and as often as before once it is another trouble', () => {
  const { trouble } = start();
  const waits = Array.from({ length: 9 }, () => trouble.again(REFUSED));
  expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
  expect(trouble.again(AWAY)).toBe(100);
});
