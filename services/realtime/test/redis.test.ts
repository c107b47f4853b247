import { createMetrics } from '@torchbearer/kit';
import { eventually, testLog } from '@torchbearer/kit/testing';
import { startRedis } from '@torchbearer/parts';
import { createClient } from 'redis';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connectRedis, createSubscriptions } from '../src/redis.js';

it.skipIf(inject('redisUrl') === null)(
  'a node that can call Redis but does not receive from the others reports Redis as down',
  async () => {
    const server = await startRedis();
    onTestFinished(() => server.stop());
    const operator = createClient({ url: server.url });
    await operator.connect();
    onTestFinished(() => operator.destroy());
    const metrics = createMetrics('realtime');
    const redis = await connectRedis(server.url, { log: testLog.child({}, { level: 'silent' }), metrics });
    onTestFinished(() => redis.close());
    redis.adapter({ name: '/', server: { encoder: null } });
    const up = async () => (await metrics.registry.metrics()).match(/^redis_up\{.*\} (\d)$/m)?.[1];
    expect(await up()).toBe('1');
    // From here on subscribing is forbidden, and every connection restarts.
    await operator.aclSetUser('default', ['-subscribe', '-psubscribe']);
    for (const TYPE of ['normal', 'pubsub'])
      await operator.sendCommand(['CLIENT', 'KILL', 'TYPE', TYPE, 'SKIPME', 'yes']);
    await eventually(async () => expect(await up()).toBe('0'));
    await operator.aclSetUser('default', ['+subscribe', '+psubscribe']);
    await eventually(async () => expect(await up()).toBe('1'));
  },
);

it('a subscription requested while a new connection subscribes is made once afterwards', async () => {
  const subscriptions = createSubscriptions<string[]>();
  let goOn = (): void => undefined;
  const gone = new Promise<void>((resolve) => (goOn = resolve));
  subscriptions.add(async (client) => {
    await gone;
    client.push('first');
  });
  const client: string[] = [];
  const subscribing = subscriptions.subscribeAll(client);
  subscriptions.add((late) => Promise.resolve(late.push('second')));
  goOn();
  await subscribing;
  expect(client).toEqual(['first']);
  for (const subscribe of subscriptions.takeNew()) await subscribe(client);
  expect(client).toEqual(['first', 'second']);
  expect(subscriptions.takeNew()).toEqual([]);
  const next: string[] = [];
  await subscriptions.subscribeAll(next);
  expect(next.toSorted()).toEqual(['first', 'second']);
});
