import type { Log } from '@torchbearer/kit';
import type { Standings, StandingsSource } from './standings-source.js';

/**
 * Reads the rows of users who joined after the newest version was read. Those who join while a read is under way are
 * read together next. After a failure they get their row with the next version.
 * @param current the newest version
 * @param onRead called while that is still the newest
 */
export function createLateRows(options: {
  readonly source: Pick<StandingsSource, 'readOwn'>;
  readonly current: () => Standings | null;
  readonly onRead: (userIds: ReadonlySet<string>) => void;
  readonly log: Log;
}): { want(userId: string): void } {
  let wanted = new Set<string>();
  let isReading = false;

  const readNext = async (standings: Standings): Promise<void> => {
    const userIds = wanted;
    wanted = new Set();
    try {
      await options.source.readOwn(standings, [...userIds]);
      if (options.current() === standings) options.onRead(userIds);
    } catch (error) {
      options.log.debug({ err: error }, 'rows of players who have just joined were not read');
    }
  };
  const readAll = async (): Promise<void> => {
    isReading = true;
    for (let standings = options.current(); wanted.size > 0 && standings; standings = options.current())
      await readNext(standings);
    isReading = false;
  };
  return {
    want(userId) {
      wanted.add(userId);
      if (!isReading) void readAll();
    },
  };
}
