/**
 * The service worker responds with its stored page, and with the policy of that time. That blocks a picture
 * from a site which an admin has named since; then the page is fetched again, and the next one opened shows
 * the picture. Call it once, at the start.
 */
export function refreshPageOnBlockedPicture(): void {
  let isDone = false;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (isDone || effectiveDirective !== 'img-src') return;
    isDone = true;
    // Without it, as with site data blocked, one picture is missing.
    refreshStoredPage().catch(() => undefined);
  });
}

/** @throws where the browser forbids its caches: on their first mention, so inside of a promise */
const refreshStoredPage = async (): Promise<void> => await refreshPage(caches, fetch);

const PAGE = '/index.html';

/** Replaces the stored page by the server's current one. */
export async function refreshPage(
  caches: Pick<CacheStorage, 'keys' | 'open'>,
  fetch: (path: string, init: RequestInit) => Promise<Response>,
): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === PAGE);
    const stored = key && (await cache.match(key));
    if (!key || !stored) continue;
    // The worker doesn't store addresses with a query, so this comes from the network.
    const fresh = await fetch(`${PAGE}?fresh`, { cache: 'no-store' });
    // A different page belongs to a new version, which the worker fetches with all its files.
    const isSame = fresh.ok && (await fresh.clone().text()) === (await stored.text());
    if (isSame) await cache.put(key, fresh);
  }
}
