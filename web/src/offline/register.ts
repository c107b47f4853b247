/** The shortest time between an open page's checks for a new version. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/**
 * Registers the service worker (offline.config.ts). The browser fetches a new version in the background and
 * uses it for the next page that is opened. Does nothing in development, and in browsers without service
 * workers.
 */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV) return;
  // Without it the site works as before, only not offline.
  register().then(checkForUpdates, () => undefined);
}

/** @throws where there are none, or the browser forbids them: on their first mention, so inside of a promise */
const register = async (): Promise<ServiceWorkerRegistration> =>
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });

/** Browsers check when a page is opened, but ours may stay open for days. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
