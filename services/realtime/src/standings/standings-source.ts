import {
  createBoardDecoder,
  membersField,
  rowsOfList,
  serviceActor,
  type Log,
  type RpcClient,
} from '@torchbearer/kit';
import { Board } from '@torchbearer/proto/scoring/v1/board';
import type { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import type { Redis } from '../redis/redis.js';
import { boardFromBytes, versionFromBytes, type Standings } from './standings.js';

export interface StandingsSource {
  /** This version or a newer one; an older one if it does not exist yet. */
  read(minVersion: number): Promise<Standings>;
  /** A version newer than this one; null without one. Cheap with Redis. */
  newerThan(version: number): Promise<Standings | null>;
}

const ACTOR = serviceActor('realtime');

/** Reads the standings from Redis, where scoring stores them once for all nodes, and calls scoring if that fails. */
export function createStandingsSource(
  redis: Redis | null,
  scoring: Pick<RpcClient<typeof ScoringServiceService>, 'getStandings'>,
  log: Log,
): StandingsSource {
  // Redis has no e-mails while they are hidden, so members read then are not to be used once they are shown.
  const decoders = { hidden: createBoardDecoder(), shown: createBoardDecoder() };

  /** Null if Redis has none of this version, or not all of it. */
  const stored = async (from: Redis, minVersion: number): Promise<Standings | null> => {
    const board = boardFromBytes(await from.readBoard());
    if (board === null || board.version < minVersion) return null;
    const { chunkHashes, showsEmails } = Board.decode(board.sent.board);
    const request = decoders[showsEmails ? 'shown' : 'hidden'].begin();
    const lacking = request.lacking(chunkHashes);
    const found = await from.readMembers(lacking.map((hash) => membersField(hash, showsEmails)));
    const chunks = new Map(
      lacking.flatMap((hash, index) => {
        const chunk = found[index];
        return chunk ? [[hash.toString('base64'), chunk] as const] : [];
      }),
    );
    return { version: board.version, rows: request.rows(board.sent, chunks) };
  };
  const fromRedis = async <T>(read: (from: Redis) => Promise<T | null>): Promise<T | null> => {
    if (!redis) return null;
    return await read(redis).catch((error: unknown) => {
      log.debug({ err: error }, 'could not read the standings from Redis; calling scoring');
      return null;
    });
  };
  const fromScoring = async (minVersion: number | undefined): Promise<Standings> => {
    // Scoring always sends e-mails.
    const request = decoders.shown.begin();
    const { version, board, standingsJson } = await scoring.getStandings(
      { minVersion, wantedBoard: request.wantedBoard },
      { actor: ACTOR, idempotent: true, deadlineMs: 10_000 },
    );
    return { version, rows: board ? request.rows(board) : rowsOfList(standingsJson) };
  };
  const read = async (minVersion: number): Promise<Standings> =>
    (await fromRedis((from) => stored(from, minVersion))) ?? (await fromScoring(minVersion));
  return {
    read,
    async newerThan(version) {
      const newest = versionFromBytes(await fromRedis((from) => from.readBoardVersion()));
      if (newest !== null) return newest > version ? await read(newest) : null;
      const found = await fromScoring(undefined);
      return found.version > version ? found : null;
    },
  };
}
