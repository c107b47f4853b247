import type { VitePWAOptions } from 'vite-plugin-pwa';

/** Pictures that were seen once, by the same origin's path. */
const pictures = (cacheName: string, urlPattern: RegExp, days: number, maxEntries: number) => ({
  urlPattern,
  handler: 'CacheFirst' as const,
  options: {
    cacheName,
    cacheableResponse: { statuses: [200] },
    expiration: { maxEntries, maxAgeSeconds: days * 24 * 60 * 60, purgeOnQuotaError: true },
  },
});

/** The service worker: the app and its screens work without a network, and pictures once they were seen. */
export const offline: Partial<VitePWAOptions> = {
  registerType: 'autoUpdate',
  // src/offline/register.ts registers it: the plugin's own script would not look for new versions on an open page.
  injectRegister: false,
  // public/manifest.webmanifest
  manifest: false,
  workbox: {
    // The next page that is opened is of the new version; pages that are open stay as they are.
    skipWaiting: true,
    clientsClaim: true,
    globPatterns: ['index.html', 'torch.svg', 'manifest.webmanifest', 'assets/**/*.{js,css,woff2,svg}'],
    // The chart library weighs as much as half the site, and few screens use it.
    globIgnores: ['assets/chart-canvas*'],
    // The API, and whatever looks like a file.
    navigateFallbackDenylist: [/^\/(api|socket\.io|swagger-ui)(\/|$)/, /^[^?]*\.\w+(\?|$)/],
    runtimeCaching: [
      pictures('images', /\/(images|icons)\//, 7, 120),
      pictures('pictures', /\/api\/pictures\//, 30, 200),
    ],
  },
};
