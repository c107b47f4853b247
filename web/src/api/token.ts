/** The bearer token that sign-in stored. */
import { createStore } from './store.js';

const KEY = 'torchbearer.token';

const stored = createStore(localStorage.getItem(KEY));

export const token = {
  read: stored.get,
  subscribe: stored.subscribe,
  write(value: string): void {
    localStorage.setItem(KEY, value);
    stored.set(value);
  },
  clear(): void {
    localStorage.removeItem(KEY);
    stored.set(null);
  },
};

/** Calls back when another tab has signed in or out. */
export function watchOtherTabs(changed: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY && event.key !== null) return;
    stored.set(localStorage.getItem(KEY));
    changed();
  });
}
