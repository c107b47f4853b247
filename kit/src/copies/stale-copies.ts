/** A refusal because of a stale copy may be wrong: what the copy lacks may not be consumed yet. */
import type { Reason } from '@torchbearer/rules';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bus } from '../bus/bus.js';
import { isBehind, SECOND_LOOK_MS } from '../bus/consumer-lag.js';
import { Refusal } from '../errors.js';
import type { Log } from '../log.js';
import { createSingleFlight } from '../single-flight.js';

/** The refusals that depend on copies, with the topics whose events may make them wrong. */
export type DependsOnCopies = Readonly<Partial<Record<Reason, readonly { readonly name: string }[]>>>;

/**
 * Runs a call. If it is refused for a reason that depends on copies, and the bus has events for them that this group
 * has not applied (after a kill, at a first start), the result is UNAVAILABLE. Otherwise the call runs a second time,
 * because the copies may have caught up meanwhile, and that result counts; a refusal has written nothing. If the bus
 * is down, the refusal is returned, unless the copies were never complete: then the result is UNAVAILABLE, too.
 */
export type StaleCopiesCheck = <T>(run: () => Promise<T>) => Promise<T>;

export function createStaleCopiesCheck(options: {
  readonly bus: Pick<Bus, 'lag'>;
  readonly group: string;
  readonly dependsOnCopies: DependsOnCopies;
  /** Whether the copies were complete once. */
  readonly areFilled: () => Promise<boolean>;
  readonly log: Log;
}): StaleCopiesCheck {
  const { bus, group, dependsOnCopies, areFilled, log } = options;
  const checks = createSingleFlight<Reason, boolean>();

  /** A consumer stores its offsets a moment after it has applied what was before them. */
  const areFilledSoon = async (): Promise<boolean> => {
    const isNow = () => areFilled().catch(() => false);
    if (await isNow()) return true;
    await pause(SECOND_LOOK_MS);
    return await isNow();
  };

  const areStale = (reason: Reason, topics: readonly { readonly name: string }[]): Promise<boolean> =>
    checks(reason, async () => !(await areFilledSoon()) || (await isBehind(bus, group, topics, log)));
  return async (run) => {
    try {
      return await run();
    } catch (error) {
      const topics = error instanceof Refusal ? dependsOnCopies[error.reason] : undefined;
      if (topics === undefined || !(error instanceof Refusal)) throw error;
      const { reason } = error;
      if (await areStale(reason, topics)) {
        log.warn({ reason }, 'the copies are behind: the caller must retry');
        throw new Refusal('UNAVAILABLE');
      }
      return await run();
    }
  };
}
