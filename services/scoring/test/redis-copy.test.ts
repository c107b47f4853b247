import { freePort, startRedis } from '@torchbearer/parts';
import { eventually } from '@torchbearer/kit/testing';
import { createClient, RESP_TYPES } from 'redis';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { encodeCopy, STANDINGS_KEY } from '../src/redis/standings-copy.js';
import { startScoring, type Harness } from './harness.js';

const redisUrl = inject('redisUrl');
/** A separate numbered database, so that other suites on the same server keep theirs. */
const url = redisUrl === null ? '' : new URL('/9', redisUrl).href;

let league: Harness | null = null;
afterEach(async () => {
  await league?.stop();
  league = null;
});

// The run's last lines say if Redis was missing.
describe.skipIf(redisUrl === null)('the copy of the standings in Redis', () => {
  const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  beforeAll(async () => void (await client.connect()));
  afterAll(() => client.destroy());

  const copy = async (): Promise<{ version: number; list: unknown }> => {
    const value = await client.get(STANDINGS_KEY);
    if (value === null) throw new Error('there is no copy');
    return { version: value.readUInt32BE(), list: JSON.parse(value.subarray(4).toString()) };
  };

  it('exists from the start and equals scoring’s response, including the version', async () => {
    await client.del(STANDINGS_KEY);
    const running = (league = await startScoring({ redisUrl: url }));
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
  });

  it('is new when a save returns, and soon after another change', async () => {
    const running = (league = await startScoring({ redisUrl: url }));
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
    running.emit.pick(0, 3, 0);
    await running.waitForStandings();
    await running.save(3, { 0: 7 });
    expect(await copy()).toEqual(await running.standings());
    running.emit.user(0, false, 'Renamed');
    await running.waitForStandings();
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
  });

  it('holds no e-mail while the season hides them', async () => {
    const running = (league = await startScoring({ redisUrl: url }));
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
    expect(JSON.stringify(await copy())).toContain('@example.com');
    running.emit.season(3, false);
    await running.waitForStandings();
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
    expect(JSON.stringify(await copy())).not.toContain('@');
    await running.save(3, { 0: 7 });
    expect(JSON.stringify(await copy())).not.toContain('@');
  });

  it('is never replaced by an older one', async () => {
    const running = (league = await startScoring({ redisUrl: url }));
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
    const newer = { version: 4_000_000_000, json: Buffer.from('["from another replica"]') };
    await client.set(STANDINGS_KEY, encodeCopy(newer));
    running.emit.pick(0, 3, 0);
    await running.waitForStandings();
    await running.save(3, { 0: 7 });
    expect(await copy()).toEqual({ version: newer.version, list: ['from another replica'] });
  });

  it('of another database is replaced at the start', async () => {
    await client.set(STANDINGS_KEY, encodeCopy({ version: 4_000_000_000, json: Buffer.from('["stale"]') }));
    const running = (league = await startScoring({ redisUrl: url, league: false }));
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
  });
});

describe.skipIf(redisUrl === null)('a Redis that is killed', () => {
  it('twelve times loses no save, and gets the newest copy again each time', async () => {
    let fragile = await startRedis();
    try {
      const running = (league = await startScoring({ redisUrl: fragile.url }));
      running.emit.pick(0, 3, 0);
      await running.waitForStandings();
      const copyIsNew = async () => {
        const reader = createClient({ url: fragile.url }).withTypeMapping({
          [RESP_TYPES.BLOB_STRING]: Buffer,
        });
        await reader.connect();
        try {
          const value = (await reader.get(STANDINGS_KEY)) ?? Buffer.alloc(4);
          expect(value.readUInt32BE()).toBe((await running.standings()).version);
        } finally {
          reader.destroy();
        }
      };
      for (let round = 1; round <= 12; round++) {
        await eventually(copyIsNew);
        const saving = running.save(3, { 0: round });
        await fragile.kill();
        expect(await saving).toEqual([expect.objectContaining({ points: round })]);
        expect(await running.save(3, { 0: -round })).toEqual([expect.objectContaining({ points: -round })]);
        fragile = await startRedis({ port: fragile.port });
      }
      await eventually(copyIsNew);
    } finally {
      await fragile.stop();
    }
  });

  it('or hangs delays no save', async () => {
    const fragile = await startRedis();
    try {
      const running = (league = await startScoring({ redisUrl: fragile.url }));
      running.emit.pick(0, 3, 0);
      await running.waitForStandings();
      process.kill(fragile.pid, 'SIGSTOP');
      expect(await running.save(3, { 0: 7 })).toHaveLength(1);
      expect((await running.standings()).list[0]?.totalPoints).toBe(7);
    } finally {
      process.kill(fragile.pid, 'SIGCONT');
      await fragile.stop();
    }
  });
});

it('a save succeeds while Redis is down', async () => {
  const running = (league = await startScoring({ redisUrl: `redis://127.0.0.1:${await freePort()}` }));
  expect(await running.save(3, { 0: 7 })).toHaveLength(1);
});
