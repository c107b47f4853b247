/** Reads the value of a key that is fresh: the one that was loaded last, or a new one. */
export type SharedLoads<Key, Value> = (
  key: Key,
  isFresh: (value: Value) => boolean,
  load: () => Promise<Value>,
) => Promise<Value>;

/** Callers that want the same key at the same time share one load. The last value of each key is kept. */
export function createSharedLoads<Key, Value>(): SharedLoads<Key, Value> {
  const kept = new Map<Key, Value>();
  const loading = new Map<Key, Promise<Value>>();
  return async (key, isFresh, load) => {
    for (;;) {
      const known = kept.get(key);
      if (known !== undefined && isFresh(known)) return known;
      const found = loading.get(key) ?? load().finally(() => loading.delete(key));
      loading.set(key, found);
      kept.set(key, await found);
    }
  };
}
