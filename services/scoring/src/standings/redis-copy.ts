/** The standings in Redis, where every socket server reads the same bytes instead of asking us for them. */
import type { Log } from '@torchbearer/kit';
import { createClient } from 'redis';
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

export function encodeCopy({ version, json }: StoredStandings): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(version);
  return Buffer.concat([head, json]);
}

/**
 * Connects in the background and again after every loss; each new connection brings the copy up to date.
 * @param read the standings as stored now
 */
export function openRedisCopy(url: string, read: () => Promise<StoredStandings>, log: Log): StandingsCopy {
  const client = createClient({
    url,
    // A command while Redis is away fails at once instead of waiting in memory: the next connection repairs it.
    disableOfflineQueue: true,
    socket: { connectTimeout: 5_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5_000) },
  });
  let isFirstConnection = true;
  let isAway = false;

  const refresh = async (): Promise<void> => {
    const standings = await read();
    // At start the database's word is taken even against a higher version: Redis may remember another database. A
    // replica's newer list lost by that is missed by nobody: readers find the copy too old and ask scoring.
    if (isFirstConnection) await client.set(STANDINGS_KEY, encodeCopy(standings));
    else await publish(standings);
    isFirstConnection = false;
  };
  const publish = async (standings: StoredStandings): Promise<void> => {
    await client.eval(SET_IF_NEWER, { keys: [STANDINGS_KEY], arguments: [encodeCopy(standings)] });
  };
  const logged = (work: Promise<unknown>, what: string): Promise<void> =>
    work.then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, what),
    );

  client.on('error', (error: unknown) => {
    // Once an outage, not once a try.
    if (!isAway) log.warn({ err: error }, 'Redis is away; standings are served without it');
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
    void logged(refresh(), 'the copy of the standings in Redis was not refreshed');
  });
  void logged(client.connect(), 'no connection to Redis');

  return {
    publish: (standings) => logged(publish(standings), 'the standings did not reach Redis'),
    close: () => client.destroy(),
  };
}
