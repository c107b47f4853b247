/** The standings in Redis, where every socket server reads the same bytes instead of calling scoring. */
import { openRedis, type Host } from '@torchbearer/kit';
import type { StandingsList } from '../use-cases/standings/standings-reader.js';

/** Its value: the version as four bytes, big-endian, then the list as UTF-8 JSON. */
export const STANDINGS_KEY = 'torchbearer:standings';

export interface StandingsCopy {
  /** Replaces the copy by the current standings, unless it is as new. Never fails: readers without a copy call scoring. */
  publish(): Promise<void>;
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

export function encodeCopy({ version, json }: StandingsList): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(version);
  return Buffer.concat([head, json]);
}

/**
 * Connects in the background and reconnects after every loss; each new connection updates the copy. A list that did
 * not reach Redis in time is stored as soon as Redis responds, or with the next list. @param read the standings as
 * stored now
 */
export function openRedisCopy(
  url: string,
  read: () => Promise<StandingsList>,
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
    // At start the database wins even against a higher version, because Redis may have the copy of another database.
    // If that replaces a replica's newer list, readers find the copy too old and call scoring.
    if (isFirstConnection) await redis.ask((client) => client.set(STANDINGS_KEY, encodeCopy(standings)));
    else await publish(standings);
    isFirstConnection = false;
  };
  const publish = (standings: StandingsList): Promise<unknown> =>
    redis.ask((client) =>
      client.eval(SET_IF_NEWER, { keys: [STANDINGS_KEY], arguments: [encodeCopy(standings)] }),
    );

  redis.onUp(() => {
    refresh().catch((error: unknown) =>
      log.warn({ err: error }, 'the copy of the standings in Redis was not refreshed'),
    );
  });
  return {
    async publish() {
      // The next connection updates it.
      if (!redis.isUp) return;
      try {
        await publish(await read());
      } catch (error) {
        log.warn({ err: error }, 'the standings did not reach Redis in time');
      }
    },
    close: () => redis.close(),
  };
}
