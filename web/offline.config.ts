import type { VitePWAOptions } from 'vite-plugin-pwa';

/** Pictures from the same origin, cached once they were loaded. */
const pictures = (cacheName: string, urlPattern: RegExp, days: number, maxEntries: number) => ({
  urlPattern,
  handler: 'CacheFirst' as const,
  options: {
    cacheName,
    cacheableResponse: { statuses: [200] },
    expiration: { maxEntries, maxAgeSeconds: days * 24 * 60 * 60, purgeOnQuotaError: true },
  },
});

/** The service worker lets the app work offline, with the pictures that were already loaded. */
export const offline: Partial<VitePWAOptions> = {
  registerType: 'autoUpdate',
  // src/offline/register.ts registers it: the plugin's own script would not check for new versions on an open
  // page.
  injectRegister: false,
  // public/manifest.webmanifest
  manifest: false,
  workbox: {
    // Open pages keep their version; only the next page load gets the new one.
    skipWaiting: true,
    clientsClaim: true,
    globPatterns: ['index.html', 'torch.svg', 'manifest.webmanifest', 'assets/**/*.{js,css,woff2,svg}'],
    // The chart library weighs as much as half the site, and few screens use it.
    globIgnores: ['assets/chart-canvas*'],
    // The API, and every path that looks like a file.
    navigateFallbackDenylist: [/^\/(api|socket\.io|swagger-ui)(\/|$)/, /^[^?]*\.\w+(\?|$)/],
    runtimeCaching: [
      pictures('images', /\/(images|icons)\//, 7, 120),
      pictures('pictures', /\/api\/pictures\//, 30, 200),
    ],
  },
};
