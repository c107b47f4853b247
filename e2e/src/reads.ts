import type { League } from './league.js';
import { failureLine, reasonOf } from './stream.js';
import { pause } from './wait.js';

export interface Reads {
  readonly failures: readonly string[];
  succeeded(): number;
  stop(): Promise<void>;
}

const PATHS = ['/', '/api/config', '/api/league/standings', '/api/picks/me', '/api/castaways'];

/** Up to five players read these paths in turn; any status but 200 is a failure. */
export function startReads(league: League, pauseMs: number): Reads {
  let isRunning = true;
  let succeeded = 0;
  const failures: string[] = [];
  const reader = async (player: League['admin'], first: number): Promise<void> => {
    for (let turn = first; isRunning; turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      try {
        const { status } = await player.raw('GET', path);
        if (status === 200) succeeded += 1;
        else failures.push(failureLine(`${path} ${status}`));
      } catch (error) {
        failures.push(failureLine(`${path} ${reasonOf(error)}`));
      }
      await pause(pauseMs);
    }
  };
  const readers = league.players.slice(0, PATHS.length).map(reader);
  return {
    failures,
    succeeded: () => succeeded,
    async stop() {
      isRunning = false;
      await Promise.all(readers);
    },
  };
}
