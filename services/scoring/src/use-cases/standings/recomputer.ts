/** Recomputes the standings soon after the copies change. */
import { forgetOldChanges, startLoop, type Database, type Log, type Loop } from '@torchbearer/kit';
import { setTimeout as sleep } from 'node:timers/promises';
import { snapshot } from '../../db/season-model.js';
import {
  hasMarkUpTo,
  newestMark,
  readState,
  recomputeMarked,
  recomputeStandings,
  type Recomputed,
  type StandingsTools,
} from '../../db/standings.js';

export interface Recomputer {
  /** Signals that marks may have been set; many calls lead to one check. */
  wake(): void;
  /** Waits until the standings include every change committed before this call; false after the timeout. */
  waitForDerived(timeoutMs: number): Promise<boolean>;
  /**
   * Computes once, with or without marks, and then watches for marks. While the copies are being filled both wait,
   * and the standings stay as the previous release left them.
   */
  start(): Promise<void>;
  /** Rejects until the first computation is done. */
  begun(): Promise<void>;
  stop(): Promise<void>;
}

/** The pause between two checks while another replica computes. */
const BUSY_MS = 50;
/** How often to load changed players and picks, so that a save has few left to load. */
const REFRESH_MS = 2_000;
const FORGET_MS = 10 * 60_000;

export function createRecomputer(options: {
  readonly database: Database;
  readonly tools: StandingsTools;
  readonly clock: () => Date;
  readonly log: Log;
  /** How often to check for marks of other or dead replicas. */
  readonly pollMs: number;
  /** Whether the copies were complete once; standings from incomplete copies are wrong. */
  readonly areFilled: () => Promise<boolean>;
  readonly onNew: () => Promise<void>;
}): Recomputer {
  const { database, tools } = options;
  let isBegun = false;
  let loop: Loop | null = null;
  let mayBeStale = true;
  let refreshAt = 0;
  let forgetAt = 0;

  const publish = async (standings: Recomputed): Promise<void> => {
    if (standings.isNew) await options.onNew();
  };
  const loadSeason = (): Promise<void> => snapshot(database, (tx) => tools.season.read(tx, () => undefined));
  /** Returns whether the first computation is done. */
  const begin = async (): Promise<boolean> => {
    if (isBegun || !(await options.areFilled())) return isBegun;
    // Outside of the transaction that holds the standings: a season takes seconds to load.
    await loadSeason();
    await publish(await database.transaction((tx) => recomputeStandings(tx, tools, options.clock())));
    return (isBegun = true);
  };
  /** False if another replica was computing. */
  const recompute = async (): Promise<boolean> => {
    const result = await database.transaction((tx) => recomputeMarked(tx, tools, options.clock()));
    if (typeof result !== 'string') await publish(result);
    return result !== 'BUSY';
  };
  /** Returns the milliseconds until it has to run again. */
  const refresh = async (): Promise<number> => {
    const now = performance.now();
    if (now >= forgetAt) {
      forgetAt = now + FORGET_MS;
      await forgetOldChanges(database);
    }
    if (!mayBeStale) return options.pollMs;
    if (now < refreshAt) return Math.min(options.pollMs, refreshAt - now);
    refreshAt = now + REFRESH_MS;
    // Before reading, for what changes meanwhile.
    mayBeStale = false;
    await loadSeason().catch((error: unknown) => {
      mayBeStale = true;
      throw error;
    });
    return options.pollMs;
  };
  const round = async (): Promise<number> => {
    const hasWork = async () =>
      (await newestMark(database)) !== null || (await readState(database)).hash === null;
    if (!(await begin())) return options.pollMs;
    if (!(await hasWork())) return await refresh();
    const startedAt = performance.now();
    const isDone = await recompute();
    // In a storm of changes at most half of the time is spent computing, and one computation covers many of them.
    await sleep(isDone ? performance.now() - startedAt : BUSY_MS);
    return isDone ? options.pollMs : 0;
  };
  return {
    wake() {
      mayBeStale = true;
      loop?.wake();
    },
    async waitForDerived(timeoutMs) {
      const mark = await newestMark(database);
      if (mark === null) return true;
      this.wake();
      const until = performance.now() + timeoutMs;
      while (await hasMarkUpTo(database, mark)) {
        if (performance.now() >= until) return false;
        await sleep(10);
      }
      return true;
    },
    async start() {
      // If it fails, the loop tries again at once, and logs it if it fails again.
      await begin().catch(() => undefined);
      loop = startLoop({ pollMs: options.pollMs, log: options.log, label: 'computing standings', round });
    },
    async begun() {
      if (!isBegun) throw new Error('the standings are not computed yet');
    },
    async stop() {
      await loop?.stop();
    },
  };
}
