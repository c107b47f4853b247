/**
 * The service worker answers with the page as it once fetched it, and with the policy that came along. That refuses a
 * picture from a site which an admin has named since; then the page is fetched again, and whichever is opened next shows
 * the picture. Call it once, at the start.
 */
export function renewPageOnRefusedPicture(): void {
  if (!('caches' in window)) return;
  let isDone = false;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (isDone || effectiveDirective !== 'img-src') return;
    isDone = true;
    // Without it there is a picture less.
    renewPage(caches, fetch).catch(() => undefined);
  });
}

const PAGE = '/index.html';

/** Puts the page as the server sends it now in the place of what is kept of it. */
export async function renewPage(
  caches: Pick<CacheStorage, 'keys' | 'open'>,
  fetch: (path: string, init: RequestInit) => Promise<Response>,
): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === PAGE);
    const kept = key && (await cache.match(key));
    if (!key || !kept) continue;
    // With a query it is no file of the worker's, so it comes from the network.
    const fresh = await fetch(`${PAGE}?fresh`, { cache: 'no-store' });
    // Another page is one of a new version: that the worker fetches with all that belongs to it.
    const isSame = fresh.ok && (await fresh.clone().text()) === (await kept.text());
    if (isSame) await cache.put(key, fresh);
  }
}
