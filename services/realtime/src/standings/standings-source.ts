import { serviceActor, type Log, type RpcClient } from '@torchbearer/kit';
import type { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import type { Redis } from '../redis/redis.js';
import { Standings, standingsFromBytes, versionFromBytes } from './standings.js';

export interface StandingsSource {
  /** This version or a newer one; an older one if it does not exist yet. */
  read(minVersion: number): Promise<Standings>;
  /** A version newer than this one; null without one. Cheap with Redis. */
  newerThan(version: number): Promise<Standings | null>;
}

const ACTOR = serviceActor('realtime');

/** Reads the list from Redis, where scoring stores it once for all nodes, and calls scoring if that fails. */
export function createStandingsSource(
  redis: Redis | null,
  scoring: Pick<RpcClient<typeof ScoringServiceService>, 'getStandings'>,
  log: Log,
): StandingsSource {
  const fromRedis = async (read: (from: Redis) => Promise<Buffer | null>): Promise<Buffer | null> => {
    if (!redis) return null;
    return await read(redis).catch((error: unknown) => {
      log.debug({ err: error }, 'could not read the standings from Redis; calling scoring');
      return null;
    });
  };
  const fromScoring = async (minVersion: number | undefined): Promise<Standings> => {
    const response = await scoring.getStandings(
      { minVersion },
      { actor: ACTOR, idempotent: true, deadlineMs: 10_000 },
    );
    return new Standings(response.version, response.standingsJson);
  };
  const read = async (minVersion: number): Promise<Standings> => {
    const stored = standingsFromBytes(await fromRedis((from) => from.readStandings()));
    return stored !== null && stored.version >= minVersion ? stored : await fromScoring(minVersion);
  };
  return {
    read,
    async newerThan(version) {
      const stored = versionFromBytes(await fromRedis((from) => from.readStandingsVersion()));
      if (stored !== null) return stored > version ? await read(stored) : null;
      const found = await fromScoring(undefined);
      return found.version > version ? found : null;
    },
  };
}
