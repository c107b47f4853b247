import { startRedis, type RunningRedis } from '@torchbearer/parts';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createMetrics } from '../src/metrics.js';
import { openRedis, type Redis } from '../src/redis.js';
import { eventually, testLog } from '../src/testing/index.js';

const log = testLog.child({}, { level: 'silent' });
const open = (url: string, options: Partial<Parameters<typeof openRedis>[0]> = {}): Redis => {
  const redis = openRedis({ url, log, meanwhile: 'the test goes on', ...options });
  onTestFinished(() => redis.close());
  return redis;
};
const server = async (port?: number): Promise<RunningRedis> => {
  const running = await startRedis(port === undefined ? {} : { port });
  onTestFinished(() => running.stop());
  return running;
};

const outcome = (answer: Promise<unknown>): Promise<'answered' | 'refused'> =>
  answer.then(
    () => 'answered',
    () => 'refused',
  );

describe.skipIf(inject('redisUrl') === null)('Redis that may be away', () => {
  it('is reconnected after each of fifteen kills, and no command hangs', async () => {
    let running = await server();
    const { port, url } = running;
    const redis = open(url);
    const outcomes: Promise<string>[] = [];
    const asking = setInterval(() => outcomes.push(outcome(redis.ask((client) => client.incr('n')))), 2);
    try {
      for (let round = 0; round < 15; round++) {
        expect(await redis.untilUp(20_000)).toBe(true);
        expect(await redis.ask((client) => client.set('round', round))).toBe('OK');
        await running.kill();
        await eventually(() => expect(redis.isUp).toBe(false));
        running = await server(port);
      }
      expect(await redis.untilUp(20_000)).toBe(true);
    } finally {
      clearInterval(asking);
    }
    const all = await Promise.all(outcomes);
    expect(all).toContain('answered');
    expect(all).toContain('refused');
  });

  it('that accepts commands without responding is down until it responds', async () => {
    const running = await server();
    const metrics = createMetrics('test');
    const redis = open(running.url, { timeoutMs: 200, metrics });
    const up = async () => (await metrics.registry.metrics()).match(/^redis_up\{.*\} (\d)$/m)?.[1];
    expect(await redis.untilUp(20_000)).toBe(true);
    expect(await up()).toBe('1');
    process.kill(running.pid, 'SIGSTOP');
    try {
      await expect(redis.ask((client) => client.get('x'))).rejects.toThrow('a call took longer than 200 ms');
      expect(redis.isUp).toBe(false);
      expect(await up()).toBe('0');
      await expect(redis.ask((client) => client.get('x'))).rejects.toThrow('Redis is away');
    } finally {
      process.kill(running.pid, 'SIGCONT');
    }
    expect(await redis.untilUp(20_000)).toBe(true);
    expect(await redis.ask((client) => client.get('x'))).toBeNull();
  });

  it('is down if the port accepts connections and sends nothing', async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const redis = open(`redis://127.0.0.1:${port}`);
    await eventually(() => expect(sockets.length).toBeGreaterThan(0));
    expect(redis.isUp).toBe(false);
    mute.close();
    for (const socket of sockets) socket.destroy();
    await server(port);
    expect(await redis.untilUp(20_000)).toBe(true);
  });

  it('gets its subscriptions again on each new connection', async () => {
    let running = await server();
    const received: string[] = [];
    const listening = open(running.url, {
      prepare: (client) => client.subscribe('news', (message) => received.push(message)),
    });
    const publisher = open(running.url);
    for (const word of ['one', 'two']) {
      await eventually(() => expect(listening.isUp && publisher.isUp).toBe(true));
      await publisher.ask((client) => client.publish('news', word));
      await eventually(() => expect(received.at(-1)).toBe(word));
      await running.kill();
      await eventually(() => expect(listening.isUp || publisher.isUp).toBe(false));
      running = await server(running.port);
    }
    // The connection is checked in subscriber mode too.
    expect(await listening.untilUp(20_000)).toBe(true);
    await pause(2_500);
    expect(listening.isUp).toBe(true);
  });
});
