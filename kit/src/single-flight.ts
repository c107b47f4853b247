/** Calls that want the same at the same time share one run. */
import { setTimeout as pause } from 'node:timers/promises';
import { withTimeout } from './timeout.js';

/** The result for this key. @param run runs for one of those who share it */
export type SingleFlight<Key, T> = (key: Key, run: () => Promise<T>) => Promise<T>;

export interface SingleFlightOptions {
  /** A run that takes longer, in milliseconds, does not hold up the next. Without this, runs of a key never overlap. */
  readonly patienceMs?: number;
  /**
   * Whether the others run by themselves after this failure of the run that they shared: the reason may be the one for
   * whom it ran. Without this, all get the failure.
   */
  readonly runAloneAfter?: (error: unknown) => boolean;
}

/** If so many shared a run, the next one starts no sooner than this after it: a run costs as much as they. */
const CROWD = 8;
const APART_MS = 3;

interface Flight<T> {
  /** Settles when the next run may start. */
  busy: Promise<unknown> | null;
  /** The run for those who came since the last one started. */
  next: Promise<T> | null;
  /** How many share it. */
  sharing: number;
}

/**
 * Every caller gets the result of a run that started after their call, so nobody sees less than what was acknowledged to
 * them before. One run of a key is under way at a time, and those who come meanwhile share the next.
 */
export function createSingleFlight<Key, T>({
  patienceMs,
  runAloneAfter = () => false,
}: SingleFlightOptions = {}): SingleFlight<Key, T> {
  const flights = new Map<Key, Flight<T>>();

  const runWhenFree = async (key: Key, flight: Flight<T>, run: () => Promise<T>): Promise<T> => {
    await flight.busy;
    // Also those who come in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    flight.next = null;
    const result = run();
    const ended = patienceMs === undefined ? result : withTimeout(result, patienceMs);
    const busy = Promise.allSettled([ended, flight.sharing < CROWD ? null : pause(APART_MS)]);
    flight.busy = busy;
    void busy.then(() => flight.busy === busy && flight.next === null && flights.delete(key));
    return await result;
  };
  const share = async (next: Promise<T>, run: () => Promise<T>): Promise<T> => {
    try {
      return await next;
    } catch (error) {
      if (!runAloneAfter(error)) throw error;
      return await run();
    }
  };
  return (key, run) => {
    const flight = flights.get(key) ?? { busy: null, next: null, sharing: 0 };
    flights.set(key, flight);
    flight.sharing = flight.next ? flight.sharing + 1 : 1;
    return flight.next ? share(flight.next, run) : (flight.next = runWhenFree(key, flight, run));
  };
}
