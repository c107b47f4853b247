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
    try {
      sessionStorage.setItem(KEY, String(now));
    } catch {
      // A reload that cannot be recorded could repeat for ever.
      return;
    }
    // A moment later the router has given up on the screen and shows its address: then reload.
    setTimeout(() => window.location.reload());
  });
}

function lastReload(): number | null {
  try {
    return Number(sessionStorage.getItem(KEY)) || null;
  } catch {
    return null;
  }
}
