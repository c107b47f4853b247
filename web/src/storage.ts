/**
 * The browser's storage for all of the page, and what stands in for it where it is full, forbidden or missing: such an
 * entry lasts as long as the tab. It is in memory, and through a reload in the history's state, which only this site
 * can read.
 */

/** Never throws. */
export interface PageStorage {
  getItem(key: string): string | null;
  /** @returns whether the browser has stored it; if not, it ends with the tab */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
}

/** Thrown by what must be stored because the page is about to be left. */
export class NoStorageError extends Error {}

const KINDS = ['localStorage', 'sessionStorage'] as const;
type Kind = (typeof KINDS)[number];

/** The field of the history's state; the router leaves it alone. */
const CARRIED = 'carried';

/** What the browser didn't store, by key; null for an entry that it could not remove. */
const held: Record<Kind, Map<string, string | null>> = {
  localStorage: new Map(),
  sessionStorage: new Map(),
};

const pageStorage = (kind: Kind): PageStorage => ({
  getItem: (key) => {
    const own = held[kind].get(key);
    if (own !== undefined) return own;
    return attempt(() => window[kind].getItem(key)) ?? null;
  },
  setItem: (key, value) => {
    held[kind].delete(key);
    if (attempt(() => window[kind].setItem(key, value) ?? true) === true) return true;
    // What is stored is out of date, and would be read on the next visit.
    attempt(() => window[kind].removeItem(key));
    hold(kind, key, value);
    return false;
  },
  removeItem: (key) => {
    held[kind].delete(key);
    if (attempt(() => window[kind].removeItem(key) ?? true) !== true) hold(kind, key, null);
  },
});

/** Outlives the visit. */
export const deviceStorage = pageStorage('localStorage');
/** Ends with the tab. */
export const tabStorage = pageStorage('sessionStorage');

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Takes up what the page held before it was reloaded. */
function takeUp(): void {
  const { [CARRIED]: carried, ...state } = (history.state ?? {}) as Record<string, unknown>;
  if (carried === undefined) return;
  for (const kind of KINDS)
    for (const entry of Object.entries((carried as Record<Kind, Record<string, string | null>>)[kind]))
      hold(kind, ...entry);
  history.replaceState(state, '');
}

function hold(kind: Kind, key: string, value: string | null): void {
  held[kind].set(key, value);
  // Chromium drops what is written on `pagehide`, and phones with iOS have no `beforeunload`.
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, carryOver);
}

function carryOver(): void {
  const carried = Object.fromEntries(KINDS.map((kind) => [kind, Object.fromEntries(held[kind])]));
  attempt(() => history.replaceState({ ...(history.state as object | null), [CARRIED]: carried }, ''));
}

// Before the first module reads an entry.
attempt(takeUp);
