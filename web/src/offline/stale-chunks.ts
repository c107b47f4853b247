import { tabStorage } from '../storage.js';
import { mayReload } from './may-reload.js';

const KEY = 'torchbearer.reloaded-at';

/**
 * A new version removes the old one's files, so an open page can find its next screen missing. Reloading the
 * page loads the new version. Call it once, at the start.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    const now = Date.now();
    // The error goes on to the screen's error boundary, in case a reload would not help.
    if (!mayReload({ lastAt: lastReload(), now, isOnline: navigator.onLine })) return;
    // A reload that the browser does not store could repeat for ever.
    if (!tabStorage.setItem(KEY, String(now))) return;
    // A moment later the router has given up on the screen and shows its address: then reload.
    setTimeout(() => window.location.reload());
  });
}

const lastReload = (): number | null => Number(tabStorage.getItem(KEY)) || null;
