/** The standings in Redis, where every socket server reads the same bytes instead of calling scoring: pods of 0.7 do. @until 0.9 */
import { openRedis, sha256, type Host } from '@torchbearer/kit';
import { MemberChunk } from '@torchbearer/proto/scoring/v1/board';
import { EncodedBoard } from '@torchbearer/proto/scoring/v1/scoring';
import type { BoardReader, StandingsBoard } from './board-reader.js';
import { BOARD_KEY, membersField, MEMBERS_KEY } from './copy-in-redis.js';
import { MOST_IN_LISTS } from './store-board.js';

/** For socket servers of the version before: the version as four bytes, big-endian, then the list as UTF-8 JSON. */
export const LIST_KEY = 'torchbearer:standings';

export interface StandingsCopy {
  /** Replaces the copy by the current standings, unless it is as new. Never fails: readers without a copy call scoring. */
  publish(): Promise<void>;
  close(): void;
}

export const noCopy: StandingsCopy = { publish: async () => undefined, close: () => undefined };

/**
 * Compares the versions inside Redis, so that two replicas can't overwrite new with old. Then removes chunks that are not
 * of this board. A chunk that another replica has just written for a newer one may be among them: who misses it calls
 * scoring, and the next copy has it again.
 */
const SET_IF_NEWER = `
local function version(value)
  local a, b, c, d = string.byte(value, 1, 4)
  return ((a * 256 + b) * 256 + c) * 256 + d
end
local current = redis.call('GET', KEYS[1])
if ARGV[2] == 'if newer' and current and #current >= 4 and version(current) >= version(ARGV[1]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1])
for index = 3, #ARGV do redis.call('HDEL', KEYS[2], ARGV[index]) end
return 1`;

/** Together some two megabytes. */
const CHUNKS_AT_ONCE = 16;

/** Sockets get what every player may see. */
const PLAYER = { isAdmin: false };

export function encodeCopy(version: number, bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(version);
  return Buffer.concat([head, bytes]);
}

/**
 * Connects in the background and reconnects after every loss; each new connection updates the copy. Standings that did
 * not reach Redis in time are stored as soon as Redis responds, or with the next ones.
 */
export function openRedisCopy(
  url: string,
  reader: BoardReader,
  { log, metrics }: Pick<Host, 'log' | 'metrics'>,
): StandingsCopy {
  const redis = openRedis({
    url,
    log,
    metrics,
    meanwhile: 'socket servers ask for the standings instead of reading them there',
  });
  const hasPut = new Set<string>();

  const put = async (key: string, copy: Buffer, obsolete: readonly string[] = []): Promise<void> => {
    // At start the database wins even against a higher version, because Redis may have the copy of another database.
    // If that replaces a replica's newer one, readers find the copy too old and call scoring.
    const when = hasPut.has(key) ? 'if newer' : 'always';
    await redis.ask((client) =>
      client.eval(SET_IF_NEWER, { keys: [key, MEMBERS_KEY], arguments: [copy, when, ...obsolete] }),
    );
    hasPut.add(key);
  };
  const putBoard = async (
    { version, encoded, decoded }: StandingsBoard,
    known: readonly string[],
  ): Promise<void> => {
    const { showsEmails } = decoded;
    const { chunks } = encoded;
    for (let from = 0; from < chunks.length; from += CHUNKS_AT_ONCE) {
      const fields = chunks
        .slice(from, from + CHUNKS_AT_ONCE)
        .map(
          (chunk) =>
            [membersField(sha256(chunk), showsEmails), showsEmails ? chunk : withoutEmails(chunk)] as const,
        );
      await redis.ask((client) => client.hSet(MEMBERS_KEY, new Map(fields)));
    }
    const current = new Set(decoded.chunkHashes.map((hash) => membersField(hash, showsEmails)));
    const copy = encodeCopy(version, EncodedBoard.encode({ ...encoded, chunks: [] }).finish());
    const obsolete = known.filter((field) => !current.has(field));
    await put(BOARD_KEY, copy, obsolete);
  };
  const update = async (): Promise<void> => {
    const known = await redis.ask((client) => client.hKeys(MEMBERS_KEY));
    const fields = new Set(known);
    const board = await reader.board({
      hash: undefined,
      has: (hash, { showsEmails }) => fields.has(membersField(hash, showsEmails)),
    });
    if (board) await putBoard(board, known);
    if (board && board.decoded.weeksPicked.length > MOST_IN_LISTS) return;
    const { version, json } = await reader.list(PLAYER);
    await put(LIST_KEY, encodeCopy(version, json));
  };

  redis.onUp(() => {
    update().catch((error: unknown) =>
      log.warn({ err: error }, 'the copy of the standings in Redis was not refreshed'),
    );
  });
  return {
    async publish() {
      // The next connection updates it.
      if (!redis.isUp) return;
      try {
        await update();
      } catch (error) {
        log.warn({ err: error }, 'the standings did not reach Redis in time');
      }
    },
    close: () => redis.close(),
  };
}

function withoutEmails(chunk: Buffer): Buffer {
  const { members, castawayIds } = MemberChunk.decode(chunk);
  const hidden = members.map((member) => ({ ...member, email: '' }));
  return Buffer.from(MemberChunk.encode({ members: hidden, castawayIds }).finish());
}
