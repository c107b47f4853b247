/** How often an open page asks whether there is a new version, at most. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/**
 * Installs the service worker (plugins/offline.ts), which keeps the shell for when there is no network. Call it once,
 * at the start: it waits until the page has loaded, so that nothing competes with the page.
 *
 * A new version is fetched in the background and shown by whichever page is opened next; an open page is never
 * reloaded for it. Does nothing while developing, and where the browser has no service workers.
 */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

function register(): void {
  // Not being installed harms nothing: the site works as it did, only not without a network.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(keepAsking, () => undefined);
}

/** Browsers ask by themselves when a page is opened, but ours may stay open for days. */
function keepAsking(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
