import { mayReload } from './may-reload.js';

const KEY = 'torchbearer.reloaded-at';

/**
 * A new version takes the old one's files away, so a page that was open meanwhile can find its next screen gone.
 * Loading the page anew brings the new version. Call it once, at the start.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    const now = Date.now();
    // The error goes on to the screen's error boundary, for where a reload would not help.
    if (!mayReload({ lastAt: lastReload(), now, isOnline: navigator.onLine })) return;
    try {
      sessionStorage.setItem(KEY, String(now));
    } catch {
      // A reload that cannot be remembered could go on for ever.
      return;
    }
    // A moment later the router has given up on the screen and stands at its address: that is what is loaded anew.
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
