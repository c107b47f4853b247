import { kafkaHome, startKafka, whyNoKafka, type RunningKafka } from '@torchbearer/parts';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Bus } from '../src/bus/bus.js';
import { createBus } from '../src/bus/index.js';
import { readConfig } from '../src/config.js';
import type { Database } from '../src/database/database.js';
import { VISITOR } from '../src/grpc/actor.js';
import { connect } from '../src/grpc/client.js';
import type { Rpc } from '../src/grpc/rpc.js';
import { bind } from '../src/grpc/server.js';
import { createLifecycle } from '../src/lifecycle.js';
import { createLog } from '../src/log.js';
import { createMetrics } from '../src/metrics.js';
import { emit } from '../src/outbox/emit.js';
import type { Host } from '../src/run-service.js';
import { domainEnv, startDomainService } from '../src/start-domain-service.js';
import { createTestDatabase, eventually, testKeys, testSigner } from '../src/testing/index.js';
import { collect, message, newGroup, newName, newTopic, text, totalLag } from './bus-suite.js';
import { makeCertificates, type Certificates } from './certificates.js';
import { echo, type Said } from './echo.js';
import { CreateNotes1700000001000, notes } from './notes.js';

const missing = whyNoKafka(kafkaHome());
// CI requires every backing service; elsewhere a machine without Kafka can still run the rest.
const isSkipped = missing !== null && process.env['CI'] !== 'true';
if (isSkipped)
  process.stderr.write(
    `\nSKIPPED: Kafka by TLS and SASL was NOT tested, for no Kafka could be started on this machine (${missing}).\n\n`,
  );

const LONG = 45_000;
const [PASSWORD, LATER] = ['the password of today', 'the password of tomorrow'];

describe.skipIf(isSkipped)('the bus on a secured Kafka', () => {
  let certificates: Certificates;
  let kafka: RunningKafka;
  const buses: Bus[] = [];
  const crashes: unknown[] = [];
  const file = (name: string): string => certificates.file(name);

  beforeAll(async () => {
    certificates = makeCertificates();
    certificates.authority('ca');
    certificates.authority('foreign-ca');
    for (const name of ['kafka', 'picks']) certificates.certificate(name, 'ca');
    certificates.certificate('foreign', 'foreign-ca');
    const keystore = ['kafka.key', 'kafka.pem'].map((name) => readFileSync(file(name), 'utf8')).join('');
    writeFileSync(file('keystore.pem'), keystore);
    kafka = await startKafka({
      home: kafkaHome(),
      dataDir: join(certificates.folder, 'data'),
      secure: {
        keystore: file('keystore.pem'),
        truststore: file('ca.pem'),
        users: { picks: PASSWORD, scoring: PASSWORD, notes: PASSWORD },
      },
    });
  }, 240_000);
  afterEach(async () => {
    await Promise.all(buses.splice(0).map((bus) => bus.close()));
  });
  afterAll(async () => {
    await kafka?.stop();
    certificates?.remove();
  });

  interface Opened {
    readonly bus: Bus;
    readonly lines: readonly string[];
  }
  const open = (config: Parameters<typeof createBus>[0], by: 'sasl' | 'certificate'): Opened => {
    const lines: string[] = [];
    const log = createLog('test', 'warn', { write: (line) => void lines.push(line) });
    const bus = createBus(
      { KAFKA_BROKERS: [kafka.secure?.[by] ?? ''], ...config },
      { clientId: 'picks', log, onCrash: (error) => void crashes.push(error) },
    );
    buses.push(bus);
    return { bus, lines };
  };
  /** What the operator sees in the log. */
  const refusals = ({ lines }: Pick<Opened, 'lines'>): string[] =>
    lines
      .map((line) => JSON.parse(line) as { level: string; msg: string })
      .filter(({ level, msg }) => level === 'error' && msg.startsWith('Kafka refuses us: '))
      .map(({ msg }) => msg);
  const byPassword = (
    password = PASSWORD,
    mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512' = 'scram-sha-512',
  ) => ({
    KAFKA_SSL_CA: file('ca.pem'),
    KAFKA_SASL_MECHANISM: mechanism,
    KAFKA_SASL_USERNAME: 'picks',
    KAFKA_SASL_PASSWORD: password,
  });
  const byCertificate = (name: string) => ({
    KAFKA_SSL_CA: file('ca.pem'),
    KAFKA_SSL_CERT: file(`${name}.pem`),
    KAFKA_SSL_KEY: file(`${name}.key`),
  });
  /** Creates topics, publishes, consumes, and reads the lag. */
  async function proveWorking(bus: Bus): Promise<void> {
    const topic = await newTopic(bus, 2);
    const group = newGroup();
    const [consumed, broadcast] = [collect(), collect()];
    await bus.broadcast({ topics: [topic], handle: (one) => broadcast.handle([one]) });
    await bus.publish([message(topic, 'k', 'a'), message(topic, 'k', 'b')]);
    await bus.consume({ group, topics: [topic], handle: consumed.handle });
    for (const { received } of [consumed, broadcast])
      await eventually(() => expect(received.map(text)).toEqual(['a', 'b']), LONG);
    await eventually(async () => expect(await totalLag(bus, group, topic)).toBe(0));
  }

  describe('with passwords', () => {
    test.each(['scram-sha-512', 'scram-sha-256', 'plain'] as const)(
      'creates topics, publishes and consumes, authenticated by %s',
      async (mechanism) => {
        const welcome = open(byPassword(PASSWORD, mechanism), 'sasl');
        await proveWorking(welcome.bus);
        expect(refusals(welcome)).toEqual([]);
      },
    );

    test('logs a rejected password, and connects at once with the right one', async () => {
      const refused = open({ ...byPassword(LATER), KAFKA_SASL_USERNAME: 'scoring' }, 'sasl');
      const topic = newName('topic');
      const group = newGroup();
      const { received, handle } = collect();
      await refused.bus.consume({ group, topics: [topic], handle });
      const made = refused.bus.ensureTopics([{ name: topic, partitions: 1 }]);
      await eventually(() => expect(refusals(refused)).toHaveLength(2), LONG);
      expect(refusals(refused)).toContainEqual(
        expect.stringMatching(/authentication failed: .*invalid credentials.*: group-\w+ does not consume$/),
      );
      await expect(refused.bus.publish([message(topic, 'k', 'a')])).rejects.toThrow(/authentication failed/i);
      await kafka.setPassword('scoring', LATER);
      await made;
      await refused.bus.publish([message(topic, 'k', 'a')]);
      await eventually(() => expect(received.map(text)).toEqual(['a']), LONG);
    });

    test('never sends it to a Kafka of an unknown authority, until the authority’s file is updated', async () => {
      copyFileSync(file('foreign-ca.pem'), file('rotated-ca.pem'));
      const distrustful = open({ ...byPassword(), KAFKA_SSL_CA: file('rotated-ca.pem') }, 'sasl');
      const made = distrustful.bus.ensureTopics([{ name: newName('topic'), partitions: 1 }]);
      await eventually(() => expect(refusals(distrustful)).toHaveLength(1), LONG);
      expect(refusals(distrustful)[0]).toContain('unable to verify the first certificate');
      copyFileSync(file('ca.pem'), file('rotated-ca.pem'));
      await made;
      await proveWorking(distrustful.bus);
    });

    test('that are rejected do not stop the service from serving calls; it publishes their events later', async () => {
      const lines: string[] = [];
      const log = createLog('notes', 'warn', { write: (line) => void lines.push(line) });
      const lifecycle = createLifecycle(log);
      const host: Host = {
        ...{
          name: 'notes',
          log,
          lifecycle,
          metrics: createMetrics('notes'),
          clock: () => new Date(),
          pollMs: 25,
        },
        crash: (error) => void crashes.push(error),
      };
      const config = readConfig(domainEnv, {
        ...{ HOST: '127.0.0.1', GRPC_PORT: '0', ...testKeys('notes') },
        DATABASE_URL: await createTestDatabase(inject('postgresUrl'), 'notes'),
        KAFKA_BROKERS: kafka.secure?.sasl,
        ...{ ...byPassword(LATER), KAFKA_SASL_USERNAME: 'notes' },
      });
      const note: Rpc<Database, Said, Said> = {
        who: 'public',
        handle: async (database, { words }) => {
          await database.transaction((tx) => emit(tx, notes, { id: words, words, version: 1 }));
          return { words };
        },
      };
      const { grpcPort } = await startDomainService<Database>(host, config, {
        ...{ entities: [], migrations: [CreateNotes1700000001000], consumed: [] },
        topics: [{ name: notes.name, partitions: 1 }],
        context: (database) => database,
        services: (database) => [bind(echo, { say: note, whisper: note }, database)],
      });
      const client = await connect(echo, `127.0.0.1:${grpcPort}`, { sign: testSigner('notes') });
      try {
        await eventually(() => expect(refusals({ lines })).toHaveLength(1), LONG);
        expect(await client.say({ words: 'one' }, { actor: VISITOR })).toEqual({ words: 'one' });
        const { received, handle } = collect();
        await kafka.setPassword('notes', LATER);
        await open(byPassword(), 'sasl').bus.consume({ group: newGroup(), topics: [notes.name], handle });
        await eventually(() => expect(received.map((one) => one.key)).toEqual(['one']), LONG);
      } finally {
        client.close();
        await lifecycle.stop();
      }
    });
  });

  describe('with certificates', () => {
    test('creates topics, publishes and consumes with a certificate of ours', async () => {
      const welcome = open(byCertificate('picks'), 'certificate');
      await proveWorking(welcome.bus);
      expect(refusals(welcome)).toEqual([]);
    });

    test.each([
      ['who has none', () => ({ KAFKA_SSL_CA: file('ca.pem') })],
      ['one of another authority’s', () => byCertificate('foreign')],
    ])('refuses %s, which is logged', async (_whom, config) => {
      const refused = open(config(), 'certificate');
      refused.bus.ensureTopics([{ name: newName('topic'), partitions: 1 }]).catch(() => undefined);
      await eventually(() => expect(refusals(refused)).toHaveLength(1), LONG);
      expect(refusals(refused)[0]).toMatch(/alert .*certificate/);
    });
  });

  test('no error would have ended the process', () => {
    expect(crashes).toEqual([]);
  });
});
