/**
 * Where answers are kept for the day the connection drops. In the IndexedDB: they name other players, which the local
 * storage, that every script reads at once, has no business to hold.
 */
import { del, get, set } from 'idb-keyval';

/** A database that does not open must not keep the page from being shown. */
const PATIENCE_MS = 1_000;

const nothing = (): undefined => undefined;
const afterPatience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));

/** Without room (some private windows have none) there is only nothing to show without a connection. */
export const keptAnswers = {
  getItem: (key: string): Promise<string | undefined> =>
    Promise.race([get<string>(key), afterPatience()]).catch(nothing),
  setItem: (key: string, value: string): Promise<void> => set(key, value).catch(nothing),
  removeItem: (key: string): Promise<void> => del(key).catch(nothing),
};
