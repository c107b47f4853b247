/** Jobs that run beside the services: programs in their images that do one thing and exit. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createBus, createLog } from '@torchbearer/kit';
import { allTopics } from '@torchbearer/proto/topics';
import { startSystemInProcess } from './src/in-process.js';
import { ADMIN, type TestSystem } from './src/system.js';

const gatewayProgram = (name: string): string =>
  new URL(`../gateway/dist/${name}.js`, import.meta.url).pathname;

/** Runs a program until it exits. */
async function run(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('the tiny season', () => {
  let system: TestSystem;
  const tiny = (environment: Readonly<Record<string, string>>) =>
    run(gatewayProgram('tiny-season'), {
      BASE_URL: system.urls[0] ?? '',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    });

  beforeAll(async () => {
    system = await startSystemInProcess({
      purpose: 'tiny',
      asProcesses: ['feedback'],
      env: { SIGNUP_MODE: 'invite' },
    });
  });
  afterAll(async () => {
    const restarted = system?.children.filter(({ restarts }) => restarts > 0).map(({ name }) => name);
    await system?.stop();
    expect(restarted).toEqual(['feedback']);
  });

  it('waits for a service that is restarting', async () => {
    system.child('feedback').kill('SIGKILL');
    const { code, output } = await tiny({});
    expect(output).toContain('every service answers');
    expect(code).toBe(0);
  });

  it('only checks the services unless PLAY_SEASON is set', async () => {
    const { code, output } = await tiny({});
    expect(output).toContain('no season is to be played');
    expect(output).toContain('every service answers');
    expect(code).toBe(0);
  });

  it('plays a week in an empty league, even if sign-up needs an invitation', async () => {
    const { code, output } = await tiny({ PLAY_SEASON: 'true' });
    expect(output).toContain('the standings are what the points make them');
    expect(code).toBe(0);
  });

  it('only checks a league that is in use, even if PLAY_SEASON is set', async () => {
    const { code, output } = await tiny({ PLAY_SEASON: 'true' });
    expect(output).toContain('the league is in use');
    expect(output).not.toContain('drafted');
    expect(code).toBe(0);
  });

  it('fails with a reason if something does not work', async () => {
    const { code, output } = await tiny({ ADMIN_PASSWORD: 'not-the-password' });
    expect(code).toBe(1);
    expect(output).toContain('"msg":"failed"');
  });
});

const brokers = inject('kafkaBrokers');
if (brokers === null) {
  describe('the topics', () => {
    it.skip('need Kafka, which this machine lacks', () => undefined);
  });
} else {
  describe('the topics', () => {
    it('are created by the first run and unchanged by the second', async () => {
      const environment = { KAFKA_BROKERS: brokers, KAFKA_REPLICATION_FACTOR: '1' };
      for (const turn of [1, 2]) {
        const { code, output } = await run(gatewayProgram('create-topics'), environment);
        expect({ turn, code }).toEqual({ turn, code: 0 });
        expect(output).toContain('every topic is there');
      }
      const bus = createBus(
        { KAFKA_BROKERS: brokers.split(',') },
        { clientId: 'look', log: createLog('look', 'silent'), onCrash: () => undefined },
      );
      const partitions = await bus.lag(
        'nobody',
        allTopics.map(({ name }) => name),
      );
      await bus.close();
      const made = ({ name }: { name: string }): number =>
        partitions.filter(({ topic }) => topic === name).length;
      expect(allTopics.map((topic) => [topic.name, made(topic)])).toEqual(
        allTopics.map((topic) => [topic.name, topic.partitions]),
      );
    });

    it('are not created with an invalid configuration, which the error names', async () => {
      const { code, output } = await run(gatewayProgram('create-topics'), {
        KAFKA_BROKERS: brokers,
        KAFKA_REPLICATION_FACTOR: 'many',
      });
      expect(code).toBe(78);
      expect(output).toContain('KAFKA_REPLICATION_FACTOR: must be a whole number');
    });
  });
}
