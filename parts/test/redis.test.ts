import { isRunning, redisVersion, startRedis } from '@torchbearer/parts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { redisResponds } from '../src/redis.js';
import { temporaryFolder } from './temporary-folder.js';

const absent = redisVersion() === null;

describe.skipIf(absent)(
  `a Redis of this machine${absent ? ' (absent: no redis-server on PATH)' : ''}`,
  () => {
    test('responds while it runs, and is gone after a stop', async () => {
      const redis = await startRedis();
      onTestFinished(redis.stop);
      expect(await redisResponds('127.0.0.1', redis.port)).toBe(true);
      await redis.stop();
      expect(isRunning(redis.pid)).toBe(false);
      expect(await redisResponds('127.0.0.1', redis.port)).toBe(false);
    });

    test('starts again on its port after it was killed', async () => {
      const dataDir = temporaryFolder();
      const first = await startRedis({ dataDir });
      await first.kill();
      const second = await startRedis({ dataDir, port: first.port });
      onTestFinished(second.stop);
      expect(second.url).toBe(first.url);
    });
  },
);
