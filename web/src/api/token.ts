/** The bearer token that sign-in stored. */
import { deviceStorage } from '../storage.js';
import { createStore } from './store.js';

const KEY = 'torchbearer.token';

const stored = createStore(deviceStorage.getItem(KEY));

export const token = {
  read: stored.get,
  subscribe: stored.subscribe,
  write(value: string): void {
    deviceStorage.setItem(KEY, value);
    stored.set(value);
  },
  clear(): void {
    deviceStorage.removeItem(KEY);
    stored.set(null);
  },
};

/** Calls back when another tab has signed in or out. */
export function watchOtherTabs(changed: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY && event.key !== null) return;
    stored.set(deviceStorage.getItem(KEY));
    changed();
  });
}
