import { createMetrics } from '@torchbearer/kit';
import { eventually, testLog } from '@torchbearer/kit/testing';
import { startRedis, type RunningRedis } from '@torchbearer/parts';
import { expect, inject, it, onTestFinished } from 'vitest';
import { TooManyRequests } from '../src/errors.js';
import { openLimitStore } from '../src/limits/store.js';
import { codeOf, startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';

const serverAt = async (port?: number): Promise<RunningRedis> => {
  const running = await startRedis(port === undefined ? {} : { port });
  onTestFinished(() => running.stop());
  return running;
};
const gatewayWith = async (REDIS_URL: string): Promise<GatewayForTest> => {
  const silent = testLog.child({}, { level: 'silent' });
  const gateway = await startGatewayForTest({ REDIS_URL, LIMIT_SIGN_IN_PAIR: '3' }, silent);
  onTestFinished(() => gateway.stop());
  return gateway;
};
const wrong = async (gateway: GatewayForTest, email: string) =>
  codeOf(await gateway.call('logIn', { body: { email, password: 'wrong' } }));

/** Whether two gateways refuse what each alone would accept. */
const countTogether = async (one: GatewayForTest, other: GatewayForTest): Promise<boolean> => {
  const email = `${crypto.randomUUID()}@example.com`;
  const codes = [];
  for (const gateway of [one, other, one, other]) codes.push(await wrong(gateway, email));
  return codes.at(-1) === 'TOO_MANY_REQUESTS';
};

it.skipIf(inject('redisUrl') === null)(
  'requests succeed through twelve kills of Redis, and limits are shared again after each',
  async () => {
    let redis = await serverAt();
    const [one, other] = [await gatewayWith(redis.url), await gatewayWith(redis.url)];
    const statuses: Promise<number>[] = [];
    const polling = setInterval(() => {
      const request = fetch(`${one.url}/api/castaways`, { signal: AbortSignal.timeout(20_000) });
      statuses.push(request.then(({ status }) => status));
    }, 20);
    try {
      for (let round = 0; round < 12; round++) {
        await eventually(async () => expect(await countTogether(one, other)).toBe(true));
        await redis.kill();
        const email = `${crypto.randomUUID()}@example.com`;
        for (let attempt = 0; attempt < 3; attempt++)
          expect(await wrong(one, email)).toBe('WRONG_CREDENTIALS');
        expect(await wrong(one, email)).toBe('TOO_MANY_REQUESTS');
        redis = await serverAt(redis.port);
      }
      await eventually(async () => expect(await countTogether(one, other)).toBe(true));
    } finally {
      clearInterval(polling);
    }
    const received = await Promise.all(statuses);
    expect(received.length).toBeGreaterThan(12);
    expect(new Set(received)).toEqual(new Set([200]));
  },
);

it.skipIf(inject('redisUrl') === null)(
  'requests succeed while Redis accepts commands but does not respond',
  async () => {
    const redis = await serverAt();
    const gateway = await gatewayWith(redis.url);
    expect(await wrong(gateway, 'robin@example.com')).toBe('WRONG_CREDENTIALS');
    process.kill(redis.pid, 'SIGSTOP');
    try {
      const calls = Array.from({ length: 20 }, () => gateway.call('listCastaways'));
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    } finally {
      process.kill(redis.pid, 'SIGCONT');
    }
  },
);

it('a gateway that finds no Redis counts by itself', async () => {
  const gateway = await gatewayWith('redis://127.0.0.1:9');
  const email = 'robin@example.com';
  for (let attempt = 0; attempt < 3; attempt++) expect(await wrong(gateway, email)).toBe('WRONG_CREDENTIALS');
  expect(await wrong(gateway, email)).toBe('TOO_MANY_REQUESTS');
  expect((await gateway.call('listCastaways')).status).toBe(200);
});

it.skipIf(inject('redisUrl') === null)(
  'calls counted in groups hold for two gateways together once their totals have met',
  async () => {
    const user = crypto.randomUUID();
    const stores = [1, 2].map(() =>
      openLimitStore(inject('redisUrl') ?? '', { log: testLog, metrics: createMetrics('test') }),
    );
    try {
      // Unlike a call, a count before Redis is connected would stay with the gateway.
      const exact = stores.map((store) => store.counter(`ready-${user}`, 1_000, 60));
      await eventually(async () => {
        // What one gateway counts, the other must see; their own memory would not show that.
        await exact[0]?.consume('from one');
        await exact[1]?.consume('from other');
        expect((await exact[1]?.get('from one'))?.consumedPoints).toBeGreaterThan(0);
        expect((await exact[0]?.get('from other'))?.consumedPoints).toBeGreaterThan(0);
      });
      const counters = stores.map((store) => store.callCounter('test-calls', 30, 60));
      let made = 0;
      const isRefused = (index: number): boolean => {
        try {
          void counters[index]?.count(user);
          made++;
          return false;
        } catch (error) {
          expect(error).toBeInstanceOf(TooManyRequests);
          return true;
        }
      };
      for (let call = 0; call < 14; call++) expect([isRefused(0), isRefused(1)]).toEqual([false, false]);
      await eventually(() => expect([isRefused(0), isRefused(1)]).toEqual([true, true]));
      // Both had to learn of the other's: a tenth of the limit from each is what may be too much.
      expect(made).toBeGreaterThanOrEqual(30);
      expect(made).toBeLessThan(60);
    } finally {
      for (const store of stores) store.close();
    }
  },
);
