import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { BrandPage } from './brand-page.ts';

const daySeconds = 86_400;

/** Class 10 formulas need none of these fonts; a screen that does fetches them when shown. */
const seldomFonts = 'assets/KaTeX_{Caligraphic,Fraktur,SansSerif,Script,Typewriter}*';

/** Files that the worker caches only once a page has loaded them. */
const scriptFonts = 'assets/mukta-{devanagari,latin-ext}*';
const catalogues = 'assets/messages-*.js';

/** Other parts of the site share this origin, but are not pages of this app. */
const notOurPages = [/^\/(api|admin|images|healthz|readyz)([/?]|$)/, /^[^?]*\.[a-z0-9]{2,11}(\?.*)?$/i];

/**
 * Files of `public` that the service worker imports. They need no hash in their name: the browser compares
 * them byte by byte at each update check.
 */
const ownScripts = ['/reminder-worker.js', '/claim-worker.js'];

/**
 * The service worker and the manifest. The worker caches the app's files, answers every page of the app from
 * them, caches viewed pictures and figures, shows reminders, and passes other API calls through. A new worker
 * waits until it is told to take over (src/offline).
 */
export function offlineShell(brand: BrandPage & { shortName: string; storagePrefix: string }): Plugin[] {
  const { name, shortName, tagline, themeColor, storagePrefix } = brand;
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: `/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: false,
    filename: 'sw.js',
    manifestFilename: 'app.webmanifest',
    manifest: {
      id: '/',
      name,
      short_name: shortName,
      description: tagline,
      lang: 'en-IN',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      background_color: themeColor.light,
      theme_color: themeColor.light,
      categories: ['education'],
      icons: [
        icon('icon-192.png', '192x192', 'any'),
        icon('icon-512.png', '512x512', 'any'),
        icon('icon-maskable-512.png', '512x512', 'maskable'),
        icon('icon.svg', 'any', 'any'),
      ],
    },
    includeManifestIcons: false,
    workbox: {
      cacheId: storagePrefix,
      importScripts: ownScripts,
      globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
      globIgnores: [seldomFonts, scriptFonts, catalogues],
      // Names under assets contain a hash, so cached ones are not fetched again.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: notOurPages,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: /\/assets\/[^/]+\.woff2$/,
          handler: 'CacheFirst',
          options: { cacheName: `${storagePrefix}-fonts`, expiration: { maxEntries: 20 } },
        },
        {
          urlPattern: /\/assets\/messages-[^/]+\.js$/,
          handler: 'CacheFirst',
          options: { cacheName: `${storagePrefix}-catalogues`, expiration: { maxEntries: 2 } },
        },
        {
          urlPattern: ({ request, sameOrigin, url }) =>
            request.destination === 'image' && sameOrigin && url.pathname.startsWith('/images/'),
          handler: 'CacheFirst',
          options: {
            cacheName: `${storagePrefix}-pictures`,
            expiration: { maxEntries: 150, maxAgeSeconds: 60 * daySeconds, purgeOnQuotaError: true },
          },
        },
        {
          // Downloaded by src/figures, which also deletes them; a name never changes its content.
          urlPattern: ({ request, sameOrigin, url }) =>
            request.destination === 'image' && sameOrigin && url.pathname.startsWith('/api/v1/figures/'),
          handler: 'CacheFirst',
          options: { cacheName: `${storagePrefix}-figures`, matchOptions: { ignoreVary: true } },
        },
        {
          // Memes may be on any host. An opaque response counts for megabytes of quota: only a few are cached.
          urlPattern: ({ request, sameOrigin }) => request.destination === 'image' && !sameOrigin,
          handler: 'CacheFirst',
          options: {
            cacheName: `${storagePrefix}-memes`,
            cacheableResponse: { statuses: [0, 200] },
            expiration: { maxEntries: 40, maxAgeSeconds: 30 * daySeconds, purgeOnQuotaError: true },
          },
        },
      ],
    },
  });
}
