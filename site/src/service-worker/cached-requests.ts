import { CacheableResponsePlugin } from "workbox-cacheable-response";
import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

/**
 * The cache of published files. Its name is a contract: the page itself fills it on the first visit, which no service
 * worker controls yet.
 */
const DATA = "methuselah-data";
const PUBLIC_DECKS = "methuselah-pda";
const VERSION = "methuselah-version";
/** Seconds after which the cached response is taken. */
const NETWORK_TIMEOUT = 3;

/** Caches what pages request besides the files of the application. The first route that matches answers. */
export function cacheRequests(): void {
  newest("/data/manifest.json", DATA);
  newest("/data/pda/index", PUBLIC_DECKS);
  // Public decks come in new files all the time: they have a cache of their own, for the newest.
  below("/data/pda/", PUBLIC_DECKS, { maxEntries: 4, purgeOnQuotaError: true });
  // The files of about three data versions, with archives that are kept; the least recently used are dropped.
  below("/data/", DATA, { maxEntries: 120, purgeOnQuotaError: true });
  below("/assets/rare/", "methuselah-rare", { maxEntries: 12 });
  newest("/api/version", VERSION);
  cachePictures();
}

/** Plugins of Workbox as strategies take them: their types are not written for exact optional properties. */
function plugins(...given: readonly (CacheableResponsePlugin | ExpirationPlugin)[]): WorkboxPlugin[] {
  return given as readonly object[] as WorkboxPlugin[];
}

/** A file whose address stays the same: from the network where there is one. */
function newest(path: string, cacheName: string): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === path,
    new NetworkFirst({ cacheName, networkTimeoutSeconds: NETWORK_TIMEOUT }),
  );
}

/** Files whose addresses change with their contents. */
function below(
  folder: string,
  cacheName: string,
  limits: ConstructorParameters<typeof ExpirationPlugin>[0],
): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(folder),
    new CacheFirst({ cacheName, plugins: plugins(new ExpirationPlugin(limits)) }),
  );
}

/**
 * Caches pictures that the worker can see only: browsers count any other as megabytes, and a full store would take the
 * card data along. The page deletes what earlier versions cached of the others.
 */
function cachePictures(): void {
  registerRoute(
    ({ sameOrigin, request }) => !sameOrigin && request.destination === "image",
    new CacheFirst({
      cacheName: "methuselah-pictures",
      plugins: plugins(
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
      ),
    }),
  );
}
