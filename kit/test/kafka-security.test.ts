import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBus } from '../src/bus/index.js';
import { readSecurity } from '../src/bus/kafka/security.js';
import { busEnv, ConfigError, readConfig } from '../src/config.js';
import { createLog } from '../src/log.js';
import { openPemFiles } from '../src/pem-files.js';
import { testLog } from '../src/testing/index.js';
import { makeCertificates, type Certificates } from './certificates.js';

let certificates: Certificates;
const file = (name: string): string => certificates.file(name);
beforeAll(() => {
  certificates = makeCertificates();
  certificates.authority('ca');
  certificates.certificate('picks', 'ca');
  certificates.certificate('scoring', 'ca');
  writeFileSync(file('empty.pem'), '');
});
afterAll(() => certificates.remove());

const read = (environment: NodeJS.ProcessEnv) =>
  readSecurity(readConfig(busEnv, { KAFKA_BROKERS: 'k:9092', ...environment }), testLog);
const faultOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('was accepted');
};

describe('the connection to Kafka', () => {
  test('is plaintext by default', () => {
    expect(read({})).toEqual({});
    expect(read({ KAFKA_SSL: 'false' })).toEqual({});
  });

  test('is TLS if set, or if a file for it is named', () => {
    const byTls = { ssl: true, socketFactory: expect.any(Function) as unknown };
    expect(read({ KAFKA_SSL: 'true' })).toEqual(byTls);
    expect(read({ KAFKA_SSL_CA: file('ca.pem') })).toEqual(byTls);
    const all = {
      KAFKA_SSL_CA: file('ca.pem'),
      KAFKA_SSL_CERT: file('picks.pem'),
      KAFKA_SSL_KEY: file('picks.key'),
    };
    expect(read({ KAFKA_SSL: 'true', ...all })).toEqual(byTls);
  });

  test('uses a name and a password if both and their mechanism are set', () => {
    const KAFKA_SASL = { KAFKA_SASL_USERNAME: 'picks', KAFKA_SASL_PASSWORD: 'hush' };
    expect(read({ KAFKA_SASL_MECHANISM: 'scram-sha-512', ...KAFKA_SASL })).toEqual({
      sasl: { mechanism: 'scram-sha-512', username: 'picks', password: 'hush' },
    });
    expect(() => read({ KAFKA_SASL_MECHANISM: 'gssapi', ...KAFKA_SASL })).toThrow(
      'KAFKA_SASL_MECHANISM: must be plain, scram-sha-256 or scram-sha-512',
    );
  });

  test.each([['MECHANISM'], ['USERNAME'], ['PASSWORD'], ['MECHANISM', 'PASSWORD'], ['USERNAME', 'PASSWORD']])(
    'is not configured by %s %s alone',
    (...given) => {
      const environment = Object.fromEntries(given.map((name) => [`KAFKA_SASL_${name}`, 'plain']));
      expect(faultOf(environment)).toContain(
        'KAFKA_SASL_MECHANISM, KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD',
      );
    },
  );

  test('refuses incomplete or contradictory TLS settings', () => {
    const [ca, cert, key] = [file('ca.pem'), file('picks.pem'), file('picks.key')];
    for (const half of [
      { KAFKA_SSL_CERT: cert },
      { KAFKA_SSL_KEY: key },
      { KAFKA_SSL_CERT: cert, KAFKA_SSL_KEY: key },
      { KAFKA_SSL_CA: ca, KAFKA_SSL_CERT: cert },
      { KAFKA_SSL_CA: ca, KAFKA_SSL_KEY: key },
    ])
      expect(faultOf(half)).toContain('set all three, or KAFKA_SSL_CA alone');
    expect(faultOf({ KAFKA_SSL: 'false', KAFKA_SSL_CA: ca })).toContain('KAFKA_SSL is false');
  });

  test('is not configured without brokers', () => {
    const options = { clientId: 'test', log: testLog, onCrash: () => undefined };
    const config = { BUS_DATABASE_URL: 'postgres://localhost/bus', KAFKA_SSL: true };
    expect(() => createBus(config, options)).toThrow('KAFKA_BROKERS');
  });

  test('refuses an invalid file', () => {
    const [ca, cert, key] = [file('ca.pem'), file('picks.pem'), file('picks.key')];
    expect(faultOf({ KAFKA_SSL_CA: file('nowhere.pem') })).toBe(
      'The file that KAFKA_SSL_CA names cannot be read: ENOENT.',
    );
    for (const none of [file('empty.pem'), key])
      expect(faultOf({ KAFKA_SSL_CA: none })).toBe('The file that KAFKA_SSL_CA names holds no certificate.');
    expect(faultOf({ KAFKA_SSL_CA: ca, KAFKA_SSL_CERT: file('empty.pem'), KAFKA_SSL_KEY: key })).toBe(
      'The file that KAFKA_SSL_CERT names holds no certificate.',
    );
    expect(faultOf({ KAFKA_SSL_CA: ca, KAFKA_SSL_CERT: cert, KAFKA_SSL_KEY: cert })).toBe(
      'The file that KAFKA_SSL_KEY names holds no private key.',
    );
    expect(faultOf({ KAFKA_SSL_CA: ca, KAFKA_SSL_CERT: cert, KAFKA_SSL_KEY: file('scoring.key') })).toBe(
      'KAFKA_SSL_KEY is not the key of KAFKA_SSL_CERT.',
    );
  });
});

describe('files of certificates', () => {
  test('are read again, except for invalid ones, which are logged once', () => {
    const copy = (name: string): void => {
      copyFileSync(file(`${name}.pem`), file('ours.pem'));
      copyFileSync(file(`${name}.key`), file('ours.key'));
    };
    copy('picks');
    const lines: string[] = [];
    const log = createLog('test', 'info', { write: (line) => void lines.push(line) });
    const files = openPemFiles('KAFKA_SSL', { cert: file('ours.pem'), key: file('ours.key') }, log);
    expect(files.read().cert).toEqual(readFileSync(file('picks.pem')));
    // Between the two writes a reader must not get a pair that does not match.
    copyFileSync(file('scoring.pem'), file('ours.pem'));
    for (let n = 0; n < 3; n++) expect(files.read().cert).toEqual(readFileSync(file('picks.pem')));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('KAFKA_SSL_KEY is not the key of KAFKA_SSL_CERT');
    copy('scoring');
    const { cert, key } = files.read();
    expect([cert, key]).toEqual([readFileSync(file('scoring.pem')), readFileSync(file('scoring.key'))]);
    expect(lines).toHaveLength(1);
  });
});
