import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../log.js';
import { createKafkaBackoff, isAway, refusalIn } from './retry.js';

const kafkaError = (name: string, message: string, more: object = {}): Error =>
  Object.assign(new Error(message), { name, ...more });
const wrapped = (cause: Error): Error =>
  Object.assign(new Error(cause.message, { cause }), { retriable: false });

describe('an error from Kafka', () => {
  test.each<[string, Error, string]>([
    [
      'a wrong password',
      kafkaError('KafkaJSSASLAuthenticationError', 'SASL PLAIN authentication failed: no'),
      'SASL PLAIN authentication failed: no',
    ],
    [
      'a missing right',
      kafkaError('KafkaJSProtocolError', 'Not authorized', {
        type: 'TOPIC_AUTHORIZATION_FAILED',
        retriable: false,
      }),
      'Not authorized',
    ],
    [
      'a broker’s certificate that we do not trust',
      kafkaError('KafkaJSConnectionError', 'Connection error: expired', { code: 'CERT_HAS_EXPIRED' }),
      'Connection error: expired',
    ],
    [
      'a certificate of ours that the broker does not trust',
      kafkaError(
        'KafkaJSConnectionError',
        'Connection error: 80FC:error:0A000412:SSL routines:ssl3_read_bytes:bad certificate:../deps/a.c:1601:SSL alert number 42\n',
        { code: 'ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE' },
      ),
      'Connection error: bad certificate',
    ],
  ])('is a refusal that is retried: %s', (_what, error, words) => {
    const collected = kafkaError('KafkaJSAggregateError', 'Topic creation errors', { errors: [error] });
    for (const one of [error, wrapped(wrapped(error)), wrapped(collected)]) {
      expect(refusalIn(one)).toBe(words);
      expect(isAway(one)).toBe(true);
    }
  });

  test.each([
    'SASL SCRAM SHA512 authentication failed: Connection closed by the server',
    'SASL SCRAM SHA512 authentication failed: Closed connection',
    'SASL SCRAM SHA512 authentication failed: Request SaslAuthenticate(key: 36, version: 1) timed out',
  ])('is an outage if the connection broke during authentication: %s', (message) => {
    const error = wrapped(kafkaError('KafkaJSSASLAuthenticationError', message, { retriable: false }));
    expect(refusalIn(error)).toBeNull();
    expect(isAway(error)).toBe(true);
  });

  test('is an outage if no broker responds', () => {
    const error = kafkaError('KafkaJSConnectionError', 'refused', { code: 'ECONNREFUSED', retriable: true });
    expect(refusalIn(error)).toBeNull();
    expect(isAway(wrapped(error))).toBe(true);
  });

  test('is permanent if the mistake is ours', () => {
    const error = wrapped(kafkaError('KafkaJSNonRetriableError', 'no such thing', { retriable: false }));
    expect(refusalIn(error)).toBeNull();
    expect(isAway(error)).toBe(false);
  });
});

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
