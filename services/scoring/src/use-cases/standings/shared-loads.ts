import { createSingleFlight } from '@torchbearer/kit';

/** Reads the value of a key that is fresh: the one that was loaded last, or a new one. */
export type SharedLoads<Key, Value> = (
  key: Key,
  isFresh: (value: Value) => boolean,
  load: () => Promise<Value>,
) => Promise<Value>;

/** Callers that want the same key at the same time share one load. The last value of each key is cached. */
export function createSharedLoads<Key, Value>(): SharedLoads<Key, Value> {
  const cached = new Map<Key, Value>();
  const flight = createSingleFlight<Key, Value>();
  return async (key, isFresh, load) => {
    const known = (): Value | undefined => {
      const value = cached.get(key);
      return value !== undefined && isFresh(value) ? value : undefined;
    };
    for (;;) {
      const fresh = known();
      if (fresh !== undefined) return fresh;
      // The load that was awaited before it may have brought the value.
      cached.set(key, await flight(key, async () => known() ?? (await load())));
    }
  };
}
