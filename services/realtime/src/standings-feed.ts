import { activeTrace, inTrace, NO_TRACE, type Log } from '@torchbearer/kit';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Standings } from './standings.js';
import type { StandingsSource } from './standings-source.js';

export interface StandingsFeed {
  /** The newest list this node knows; null until the first one is there. */
  readonly current: Standings | null;
  /** Says that a version exists; the list follows, in the trace of who said it. */
  announce(version: number): void;
  /** Looks whether a version was missed. */
  check(): void;
  /** Says nothing from now on; what is being read is left to its end. */
  stop(): void;
}

export interface StandingsFeedOptions {
  readonly source: StandingsSource;
  /** Called with each newer list, and never with an older one. */
  readonly onChange: (standings: Standings) => Promise<void> | void;
  /** At least this long between two lists: whole lists for all sockets are not to be sent by the dozen. */
  readonly restMs: number;
  readonly log: Log;
}

const LONGEST_REST_MS = 5_000;

/**
 * Follows the standings' versions. One list is read at a time, and versions announced meanwhile become one read:
 * so a storm of them ends with the newest list, and no slow answer ever overtakes a newer one.
 */
export function startStandingsFeed({ source, onChange, restMs, log }: StandingsFeedOptions): StandingsFeed {
  const stopping = new AbortController();
  let current: Standings | null = null;
  let wanted = 0;
  let wantedBy = NO_TRACE;
  let isCheckAsked = false;
  let isFollowing = false;

  const isBehind = (): boolean => current === null || current.version < wanted;
  const isNeeded = (): boolean => !stopping.signal.aborted && (isCheckAsked || isBehind());

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
      isCheckAsked = false;
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
      // A word that came between the last look and this line.
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
      isCheckAsked = true;
      wake();
    },
    stop: () => stopping.abort(),
  };
}
