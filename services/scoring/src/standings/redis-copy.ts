/** The standings in Redis, where every socket server reads the same bytes instead of asking us for them. */
import { openRedis, type Host } from '@torchbearer/kit';
import type { StoredStandings } from '../db/standings.js';

/** Its value: the version as four bytes, big-endian, then the list as UTF-8 JSON. */
export const STANDINGS_KEY = 'torchbearer:standings';

export interface StandingsCopy {
  /** Replaces the copy unless it's as new already. Never fails: readers without a copy ask scoring itself. */
  publish(standings: StoredStandings): Promise<void>;
  close(): void;
}

export const noCopy: StandingsCopy = { publish: async () => undefined, close: () => undefined };

/** Compares the versions inside Redis, so that two replicas can't overwrite new with old. */
const SET_IF_NEWER = `
local function version(value)
  local a, b, c, d = string.byte(value, 1, 4)
  return ((a * 256 + b) * 256 + c) * 256 + d
end
local current = redis.call('GET', KEYS[1])
if current and #current >= 4 and version(current) >= version(ARGV[1]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1])
return 1`;

export function encodeCopy({ version, json }: Pick<StoredStandings, 'version' | 'json'>): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(version);
  return Buffer.concat([head, json]);
}

/**
 * Connects in the background and again after every loss; each new connection brings the copy up to date. What did not
 * reach Redis in time is laid there again as soon as it answers, or with the next list.
 * @param read the standings as stored now
 */
export function openRedisCopy(
  url: string,
  read: () => Promise<StoredStandings>,
  { log, metrics }: Pick<Host, 'log' | 'metrics'>,
): StandingsCopy {
  const redis = openRedis({
    url,
    log,
    metrics,
    meanwhile: 'socket servers ask for the standings instead of reading them there',
  });
  let isFirstConnection = true;

  const refresh = async (): Promise<void> => {
    const standings = await read();
    // At start the database's word is taken even against a higher version: Redis may remember another database. A
    // replica's newer list lost by that is missed by nobody: readers find the copy too old and ask scoring.
    if (isFirstConnection) await redis.ask((client) => client.set(STANDINGS_KEY, encodeCopy(standings)));
    else await publish(standings);
    isFirstConnection = false;
  };
  const publish = (standings: StoredStandings): Promise<unknown> =>
    redis.ask((client) =>
      client.eval(SET_IF_NEWER, { keys: [STANDINGS_KEY], arguments: [encodeCopy(standings)] }),
    );

  redis.onUp(() => {
    refresh().catch((error: unknown) =>
      log.warn({ err: error }, 'the copy of the standings in Redis was not refreshed'),
    );
  });
  return {
    async publish(standings) {
      // The next connection brings it up to date.
      if (!redis.isUp) return;
      await publish(standings).catch((error: unknown) =>
        log.warn({ err: error }, 'the standings did not reach Redis in time'),
      );
    },
    close: () => redis.close(),
  };
}
