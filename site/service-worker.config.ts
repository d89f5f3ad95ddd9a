import type { VitePWAOptions } from "vite-plugin-pwa";
import { appManifest } from "./app-manifest.config.ts";

/**
 * What the service worker keeps. The shell page is rendered after Vite has run, so the site builder
 * replaces SHELL_REVISION in sw.js by the page's own hash.
 * The cache names are a contract: the page itself fills "methuselah-data" on the first visit,
 * which no service worker controls yet.
 */
export const serviceWorker: Partial<VitePWAOptions> = {
  registerType: "prompt",
  injectRegister: null,
  filename: "sw.js",
  manifest: appManifest,
  includeManifestIcons: false,
  workbox: {
    globPatterns: ["assets/*.{js,css,woff2}", "icons/icon.svg"],
    globIgnores: ["assets/rare/**"],
    additionalManifestEntries: [{ url: "/index.html", revision: "SHELL_REVISION" }],
    modifyURLPrefix: { "": "/" },
    dontCacheBustURLsMatching: /^\/?assets\//,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    navigateFallback: "/index.html",
    // Pages without a copy here, such as those of cards, are answered by the shell.
    navigateFallbackDenylist: [
      /^\/(?:api|data|embed|feeds|opensearch|sitemaps)\//,
      /^\/(?:robots\.txt|sitemap\.xml)$/,
    ],
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname === "/data/manifest.json",
        handler: "NetworkFirst",
        options: { cacheName: "methuselah-data", networkTimeoutSeconds: 3 },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname === "/data/pda/index",
        handler: "NetworkFirst",
        options: { cacheName: "methuselah-pda", networkTimeoutSeconds: 3 },
      },
      {
        // Public decks come in new files all the time: they have a cache of their own, for the newest.
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/data/pda/"),
        handler: "CacheFirst",
        options: { cacheName: "methuselah-pda", expiration: { maxEntries: 4, purgeOnQuotaError: true } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/data/"),
        handler: "CacheFirst",
        // The files of about three data versions, with archives that are kept; the least recently used are dropped.
        options: { cacheName: "methuselah-data", expiration: { maxEntries: 120, purgeOnQuotaError: true } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/rare/"),
        handler: "CacheFirst",
        options: { cacheName: "methuselah-rare", expiration: { maxEntries: 12 } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname === "/api/version",
        handler: "NetworkFirst",
        options: { cacheName: "methuselah-version", networkTimeoutSeconds: 3 },
      },
      {
        urlPattern: ({ sameOrigin, request }) => !sameOrigin && request.destination === "image",
        handler: "CacheFirst",
        options: {
          // Pictures that the worker can see only: browsers count any other as megabytes, and a full store would take
          // the card data along. The page deletes what earlier versions cached of the others.
          cacheName: "methuselah-pictures",
          cacheableResponse: { statuses: [200] },
          expiration: { maxEntries: 300, purgeOnQuotaError: true },
        },
      },
    ],
  },
};
