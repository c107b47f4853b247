/** Jobs that run beside the services: programs in their images that do one thing and exit. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createBus } from '@torchbearer/kit';
import { testLog } from '@torchbearer/kit/testing';
import { allTopics } from '@torchbearer/proto/topics';
import { startSystemInProcess } from './src/in-process.js';
import { run } from './src/npm-start.js';
import { ADMIN, type TestSystem } from './src/system.js';

async function runJob(name: string, env: Record<string, string>) {
  const job = run(process.execPath, [`gateway/dist/${name}.js`], env);
  return { code: await job.ended, output: job.output() };
}

describe('the tiny season', () => {
  let system: TestSystem;
  const tiny = (env: Record<string, string>) =>
    runJob('tiny-season', {
      BASE_URL: system.urls[0] ?? '',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
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

it.skipIf(brokers === null)(
  'the topics are created by the first run and unchanged by the second',
  async () => {
    for (const turn of [1, 2]) {
      const env = { KAFKA_BROKERS: brokers ?? '', KAFKA_REPLICATION_FACTOR: '1' };
      const { code, output } = await runJob('create-topics', env);
      expect({ turn, code }).toEqual({ turn, code: 0 });
      expect(output).toContain('every topic is there');
    }
    const bus = createBus(
      { KAFKA_BROKERS: brokers?.split(',') },
      { clientId: 'look', log: testLog, onCrash: () => undefined },
    );
    const partitions = await bus.lag(
      'nobody',
      allTopics.map(({ name }) => name),
    );
    await bus.close();
    const made = (name: string): number => partitions.filter(({ topic }) => topic === name).length;
    expect(allTopics.map(({ name }) => [name, made(name)])).toEqual(
      allTopics.map(({ name, partitions: wanted }) => [name, wanted]),
    );
  },
);
