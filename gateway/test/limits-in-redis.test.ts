import { createMetrics } from '@torchbearer/kit';
import { eventually, testLog } from '@torchbearer/kit/testing';
import { TooManyRequests } from '../src/errors.js';
import { openLimitStore } from '../src/limits/store.js';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { codeOf, startGatewayForTest, type GatewayForTest } from './gateway-for-test.js';

const started: GatewayForTest[] = [];
const start = async (REDIS_URL: string) => {
  const gateway = await startGatewayForTest({ REDIS_URL, LIMIT_SIGN_IN_PAIR: '3' });
  started.push(gateway);
  return gateway;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((gateway) => gateway.stop()));
});

const redisUrl = inject('redisUrl');
const wrong = async (gateway: GatewayForTest, email: string) =>
  codeOf(await gateway.call('logIn', { body: { email, password: 'wrong' } }));

describe.runIf(redisUrl !== null)('with Redis', () => {
  it('gateways count together', async () => {
    const [one, other] = [await start(redisUrl ?? ''), await start(redisUrl ?? '')];
    const email = `${crypto.randomUUID()}@example.com`;
    const codes: string[] = [];
    for (const gateway of [one, other, one, other, one]) codes.push(await wrong(gateway, email));
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS').length).toBeGreaterThanOrEqual(1);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('with Redis down', () => {
  it('a gateway counts by itself and goes on', async () => {
    const gateway = await start('redis://127.0.0.1:9');
    const email = 'robin@example.com';
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await wrong(gateway, email)).toBe('WRONG_CREDENTIALS');
    expect(await wrong(gateway, email)).toBe('TOO_MANY_REQUESTS');
    expect((await gateway.call('listCastaways')).status).toBe(200);
  });
});

describe.runIf(redisUrl !== null)('calls of users, counted in groups', () => {
  it('hold for two gateways together once their totals have met', async () => {
    const user = crypto.randomUUID();
    const stores = [1, 2].map(() =>
      openLimitStore(redisUrl ?? '', { log: testLog, metrics: createMetrics('test') }),
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
  });
});
