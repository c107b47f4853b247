/** Pods of 0.7 read this copy. @until 0.9 */
import { freePort, startRedis } from '@torchbearer/parts';
import { eventually } from '@torchbearer/kit/testing';
import { Board, MemberChunk } from '@torchbearer/proto/scoring/v1/board';
import { EncodedBoard } from '@torchbearer/proto/scoring/v1/scoring';
import { createClient, RESP_TYPES } from 'redis';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { boardRows, membersOfChunk } from '../src/older-pods/board-rows.js';
import { BOARD_KEY, membersField, MEMBERS_KEY } from '../src/older-pods/copy-in-redis.js';
import { encodeCopy, LIST_KEY } from '../src/older-pods/standings-copy.js';
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

  const bytesAt = async (key: string): Promise<Buffer> => {
    const value = await client.get(key);
    if (value === null) throw new Error(`there is no ${key}`);
    return value;
  };
  /** As a socket server reads it. */
  const copy = async (): Promise<{ version: number; list: unknown }> => {
    const value = await bytesAt(BOARD_KEY);
    const sent = EncodedBoard.decode(value.subarray(4));
    const board = Board.decode(sent.board);
    const fields = board.chunkHashes.map((hash) => membersField(hash, board.showsEmails));
    const chunks = await Promise.all(fields.map((field) => client.hGet(MEMBERS_KEY, field)));
    const members = chunks.flatMap((chunk) => membersOfChunk(MemberChunk.decode(chunk ?? Buffer.alloc(0))));
    const rows = boardRows(board, members);
    return {
      version: value.readUInt32BE(),
      list: Array.from({ length: rows.size }, (_, place) => rows.row(place, false)),
    };
  };
  /** As one of the version before reads it. */
  const list = async (): Promise<{ version: number; list: unknown }> => {
    const value = await bytesAt(LIST_KEY);
    return { version: value.readUInt32BE(), list: JSON.parse(value.subarray(4).toString()) };
  };

  it('exists from the start and equals scoring’s response, including the version', async () => {
    await client.del([BOARD_KEY, LIST_KEY, MEMBERS_KEY]);
    const running = (league = await startScoring({ redisUrl: url }));
    await eventually(async () => {
      const stored = await running.standings();
      expect([await copy(), await list()]).toEqual([stored, stored]);
    });
  });

  it('has the chunks of its board only', async () => {
    const running = (league = await startScoring({ redisUrl: url }));
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
    const before = await client.hKeys(MEMBERS_KEY);
    expect(before).toHaveLength(1);
    running.emit.user(0, false, 'Renamed');
    await running.waitForStandings();
    await eventually(async () => {
      expect(await copy()).toEqual(await running.standings());
      const now = await client.hKeys(MEMBERS_KEY);
      expect([now.length, now[0] === before[0]]).toEqual([1, false]);
    });
  });

  it('has the season’s points of each castaway', async () => {
    const running = (league = await startScoring({ redisUrl: url }));
    running.emit.pick(0, 4, 0);
    await running.waitForStandings();
    await running.save(3, { 0: 7, 1: -2 });
    await running.save(4, { 0: 5 });
    const value = await bytesAt(BOARD_KEY);
    expect(EncodedBoard.decode(value.subarray(4)).castawayPoints.filter((points) => points !== 0)).toEqual([
      12, -2,
    ]);
  });

  it('is new when a save returns, and soon after another change', async () => {
    const running = (league = await startScoring({ redisUrl: url }));
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
    running.emit.pick(0, 3, 0);
    await running.waitForStandings();
    await running.save(3, { 0: 7 });
    expect([await copy(), await list()]).toEqual([await running.standings(), await running.standings()]);
    running.emit.user(0, false, 'Renamed');
    await running.waitForStandings();
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
  });

  it('holds no e-mail while the season hides them', async () => {
    const running = (league = await startScoring({ redisUrl: url }));
    const everything = async (): Promise<string> =>
      Buffer.concat([
        await bytesAt(BOARD_KEY),
        await bytesAt(LIST_KEY),
        ...Object.values(await client.hGetAll(MEMBERS_KEY)),
      ]).toString();
    const isCurrent = () => eventually(async () => expect(await copy()).toEqual(await running.standings()));
    await isCurrent();
    expect(await everything()).toContain('@example.com');
    running.emit.season(3, false);
    await running.waitForStandings();
    await isCurrent();
    await eventually(async () => expect(await everything()).not.toContain('@'));
    await running.save(3, { 0: 7 });
    expect(await everything()).not.toContain('@');
    running.emit.season(3, true);
    await running.waitForStandings();
    await isCurrent();
    await eventually(async () => expect(await everything()).toContain('@example.com'));
  });

  const ofAnother = encodeCopy(4_000_000_000, Buffer.alloc(0));

  it('is never replaced by an older one', async () => {
    const running = (league = await startScoring({ redisUrl: url }));
    await eventually(async () => expect(await copy()).toEqual(await running.standings()));
    await client.set(BOARD_KEY, ofAnother);
    await client.set(LIST_KEY, ofAnother);
    running.emit.pick(0, 3, 0);
    await running.waitForStandings();
    await running.save(3, { 0: 7 });
    expect([await client.get(BOARD_KEY), await client.get(LIST_KEY)]).toEqual([ofAnother, ofAnother]);
  });

  it('of another database is replaced at the start', async () => {
    await client.set(BOARD_KEY, ofAnother);
    await client.set(LIST_KEY, ofAnother);
    const running = (league = await startScoring({ redisUrl: url, league: false }));
    await eventually(async () => {
      const stored = await running.standings();
      expect([await copy(), await list()]).toEqual([stored, stored]);
    });
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
          const value = (await reader.get(BOARD_KEY)) ?? Buffer.alloc(4);
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
