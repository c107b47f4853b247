import { VitePWA } from 'vite-plugin-pwa';

const DAY = 24 * 60 * 60;

/**
 * The service worker: the shell and its screens are there without a network, pictures once they were seen. Of the
 * API it keeps nothing but pictures, whose addresses change with them.
 */
export const offline = () =>
  VitePWA({
    strategies: 'generateSW',
    registerType: 'autoUpdate',
    // src/offline/register.ts registers it: the content security policy takes no script from a page.
    injectRegister: false,
    // A file of its own, public/manifest.webmanifest.
    manifest: false,
    includeManifestIcons: false,
    workbox: {
      // A new version takes over at once, so that the next page opened is of it; pages that are open stay as they are.
      skipWaiting: true,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      globPatterns: ['index.html', 'torch.svg', 'manifest.webmanifest', 'assets/**/*.{js,css,woff2,svg}'],
      // The library of the charts weighs as much as half the site, and few screens have one.
      globIgnores: ['assets/chart-canvas*'],
      // Vite names these by their content, so their names are versions enough.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: '/index.html',
      // What looks like a file is one.
      navigateFallbackDenylist: [
        /^\/api(\/|$)/,
        /^\/socket\.io(\/|$)/,
        /^\/swagger-ui(\/|$)/,
        /^[^?]*\.\w+(\?|$)/,
      ],
      runtimeCaching: [
        {
          // Written into the worker as text: nothing from here is known there.
          urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/(images|icons)\//.test(url.pathname),
          handler: 'CacheFirst',
          options: {
            cacheName: 'images',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 120, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true },
          },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/pictures/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'pictures',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 200, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true },
          },
        },
      ],
    },
  });
