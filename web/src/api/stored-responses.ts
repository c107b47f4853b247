/**
 * Stores responses for offline use. In IndexedDB and not in local storage, which every script can read
 * synchronously: responses name other players.
 */
import { del, get, set } from 'idb-keyval';

/** A database that does not open must not keep the page from rendering. */
const PATIENCE_MS = 1_000;

/** Some browsers throw on the first mention of IndexedDB, others have none. */
const attempt = async <Result>(act: () => Promise<Result>): Promise<Result | undefined> =>
  await Promise.resolve()
    .then(act)
    .catch(() => undefined);
const afterPatience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));

/** Without storage (some private windows have none), only the offline view is lost. */
export const storedResponses = {
  getItem: (key: string): Promise<string | undefined> =>
    Promise.race([attempt(() => get<string>(key)), afterPatience()]),
  setItem: (key: string, value: string): Promise<void> => attempt(() => set(key, value)),
  removeItem: (key: string): Promise<void> => attempt(() => del(key)),
};
