/** Brings standings up to date with the copies they follow from, soon after these change. */
import type { Database, Log } from '@torchbearer/kit';
import { hasMarkUpTo, newestMark } from '../db/marks.js';
import {
  recomputeMarked,
  recomputeStandings,
  type Recomputed,
  type StoredStandings,
} from '../db/standings.js';

export interface Recomputer {
  /** Tells that marks may have been set; many calls become one look. */
  wake(): void;
  /** Waits until every change committed before this call shows in the standings; false when the time was up first. */
  settled(timeoutMs: number): Promise<boolean>;
  /**
   * Computes once, marks or none, then keeps watching. Where the copies are still being filled, both wait for that, and
   * the standings stay as the release before has left them.
   */
  start(): Promise<void>;
  /** Rejects until the first computation is done. */
  begun(): Promise<void>;
  stop(): Promise<void>;
}

/** Between two looks while somebody else computes. */
const BUSY_MS = 50;

export function createRecomputer(options: {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  /** How often to look for marks without being woken: another replica's, or those of a process that died. */
  readonly pollMs: number;
  /** Whether the copies are complete, or were once; the standings that follow from half of them are wrong. */
  readonly areFilled: () => Promise<boolean>;
  readonly onNew: (standings: StoredStandings) => Promise<void>;
}): Recomputer {
  const { database, log } = options;
  let isBegun = false;
  let isStopped = false;
  let isWoken = false;
  let interrupt = (): void => undefined;
  let loop = Promise.resolve();

  const tell = async (standings: Recomputed): Promise<void> => {
    if (standings.isNew) await options.onNew(standings);
  };
  /** Tells whether the first computation is done. */
  const begin = async (): Promise<boolean> => {
    if (isBegun || !(await options.areFilled())) return isBegun;
    await tell(await database.transaction((tx) => recomputeStandings(tx, options.clock())));
    return (isBegun = true);
  };
  /** False where somebody else was computing. */
  const recompute = async (): Promise<boolean> => {
    const result = await database.transaction((tx) => recomputeMarked(tx, options.clock()));
    if (typeof result !== 'string') await tell(result);
    return result !== 'BUSY';
  };
  const watch = async (): Promise<void> => {
    while (!isStopped) {
      isWoken = false;
      try {
        const begun = performance.now();
        if ((await begin()) && (await newestMark(database)) !== null) {
          const isDone = await recompute();
          // In a storm of changes at most half of the time goes into computing; one computation serves many of them.
          await pause(isDone ? performance.now() - begun : BUSY_MS);
          if (!isDone) continue;
        }
      } catch (error) {
        log.error({ err: error }, 'standings were not computed; trying again');
        isWoken = false;
      }
      if (!isWoken) await idle();
    }
  };
  const idle = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, options.pollMs);
      interrupt = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isStopped || isWoken) interrupt();
    });

  return {
    wake() {
      isWoken = true;
      interrupt();
    },
    async settled(timeoutMs) {
      const mark = await newestMark(database);
      if (mark === null) return true;
      this.wake();
      const until = performance.now() + timeoutMs;
      while (await hasMarkUpTo(database, mark)) {
        if (performance.now() >= until) return false;
        await pause(10);
      }
      return true;
    },
    async start() {
      await begin();
      loop = watch();
    },
    async begun() {
      if (!isBegun) throw new Error('the standings are not computed yet');
    },
    async stop() {
      isStopped = true;
      interrupt();
      await loop;
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
