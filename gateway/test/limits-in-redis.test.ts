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
