/** Names the service worker uses as well (its configuration says the same). */
export const CACHES = { data: "methuselah-data", version: "methuselah-version" } as const;

/** True while no service worker stands between the page and the network: a first visit. */
function uncontrolled(): boolean {
  return (
    "serviceWorker" in navigator && navigator.serviceWorker.controller === null && "caches" in globalThis
  );
}

/**
 * On a first visit no service worker sees the page's requests, so the page itself puts the response where the
 * service worker will look on the second visit.
 */
export function storeOfflineCopy(kind: keyof typeof CACHES, url: string, response: Response): void {
  if (!uncontrolled()) return;
  const copy = response.clone();
  // A full or forbidden storage only costs the offline copy, never the visit.
  void caches
    .open(CACHES[kind])
    .then((cache) => cache.put(url, copy))
    .catch(() => undefined);
}
