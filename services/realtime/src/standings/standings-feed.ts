import { activeTrace, inTrace, NO_TRACE, type Log } from '@torchbearer/kit';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Standings, StandingsSource } from './standings-source.js';

export interface StandingsFeed {
  /** The newest version of this node; null until it has one. */
  readonly current: Standings | null;
  /** Announces a version; its standings are read in the trace of the caller. */
  announce(version: number): void;
  /** Checks whether a version was missed. */
  check(): void;
  /** Publishes nothing any more; a read in progress is left to finish. */
  stop(): void;
}

export interface StandingsFeedOptions {
  readonly source: Pick<StandingsSource, 'read' | 'newerThan'>;
  /** Called with each newer version, never with an older one. */
  readonly onChange: (standings: Standings) => Promise<void> | void;
  /** The minimum time between two versions, because each goes to all sockets. */
  readonly restMs: number;
  readonly log: Log;
}

const LONGEST_REST_MS = 5_000;

/**
 * Follows the standings' versions. It reads one at a time, and versions announced meanwhile become one read. So
 * a storm of versions ends with the newest, and a slow response never replaces a newer one.
 */
export function startStandingsFeed({ source, onChange, restMs, log }: StandingsFeedOptions): StandingsFeed {
  const stopping = new AbortController();
  let current: Standings | null = null;
  let wanted = 0;
  let wantedBy = NO_TRACE;
  let isCheckRequested = false;
  let isFollowing = false;

  const isBehind = (): boolean => current === null || current.version < wanted;
  const isNeeded = (): boolean => !stopping.signal.aborted && (isCheckRequested || isBehind());

  const step = async (): Promise<void> => {
    const found =
      current === null || isBehind() ? await source.read(wanted) : await source.newerThan(current.version);
    if (found === null || (current !== null && found.version <= current.version)) return;
    current = found;
    if (!stopping.signal.aborted) await onChange(found);
  };
  const follow = async (): Promise<void> => {
    let failures = 0;
    while (isNeeded()) {
      isCheckRequested = false;
      try {
        await inTrace(isBehind() ? wantedBy : NO_TRACE, step);
        failures = isBehind() ? failures + 1 : 0;
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (failures === 0) log.warn({ err: error }, 'could not read the standings; trying again');
        failures += 1;
      }
      const pause = Math.min(restMs * 2 ** Math.min(failures, 10), LONGEST_REST_MS);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const wake = (): void => {
    if (isFollowing || !isNeeded()) return;
    isFollowing = true;
    void follow().finally(() => {
      isFollowing = false;
      // A version may have been announced between the last check and this line.
      wake();
    });
  };

  wake();
  return {
    get current() {
      return current;
    },
    announce(version) {
      if (version > wanted) [wanted, wantedBy] = [version, activeTrace()];
      wake();
    },
    check() {
      isCheckRequested = true;
      wake();
    },
    stop: () => stopping.abort(),
  };
}
