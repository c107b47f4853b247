/** How often an open page asks whether there is a new version, at most. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** How long the first screen has the network and the processor to itself. */
const REST_MS = 3_000;

/**
 * Installs the service worker (plugins/offline.ts), which keeps the shell for when there is no network. Call it once,
 * when there is a screen: it waits a little more, since it loads every file of the site.
 *
 * A new version is fetched in the background and shown by whichever page is opened next; an open page is never
 * reloaded for it. Does nothing while developing, and where the browser has no service workers.
 */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  setTimeout(register, REST_MS);
}

function register(): void {
  nameManifest();
  // Not being installed harms nothing: the site works as it did, only not without a network.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(keepAsking, () => undefined);
}

/** What makes the site installable. A browser that knows of it loads its icons, so it is not told before. */
function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
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
