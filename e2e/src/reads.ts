import type { League } from './league.js';
import { failure, reasonOf } from './stream.js';
import { pause } from './wait.js';

export interface Reads {
  readonly failures: readonly string[];
  answered(): number;
  stop(): Promise<void>;
}

const PATHS = ['/', '/api/config', '/api/league/standings', '/api/picks/me', '/api/castaways'];

/** Every player reads one address after the other; any status but 200 counts as failed. */
export function startReads(league: League, restMs: number): Reads {
  let isOn = true;
  let answered = 0;
  const failures: string[] = [];
  const reader = async (player: League['admin'], first: number): Promise<void> => {
    for (let turn = first; isOn; turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      try {
        const { status } = await player.raw('GET', path);
        if (status === 200) answered += 1;
        else failures.push(failure(`${path} ${status}`));
      } catch (error) {
        failures.push(failure(`${path} ${reasonOf(error)}`));
      }
      await pause(restMs);
    }
  };
  const readers = league.players.slice(0, PATHS.length).map(reader);
  return {
    failures,
    answered: () => answered,
    async stop() {
      isOn = false;
      await Promise.all(readers);
    },
  };
}
