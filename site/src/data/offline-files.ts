import type { QueryClient } from "@tanstack/react-query";
import { request } from "./http";
import { fileUrl, manifestOptions } from "./manifest";
import { CACHES } from "./offline-copy";

/** True when a copy exists, or when none can be stored. */
export async function hasOfflineCopy(url: string): Promise<boolean> {
  if (!("caches" in globalThis)) return true;
  try {
    return (await caches.match(url)) !== undefined;
  } catch {
    return true;
  }
}

/**
 * Fetches the missing files one after the other, while `isWanted` after each. They are not parsed: only the copy
 * counts. Raises what `request` raises, and when the device is full.
 */
export async function storeFiles(
  client: QueryClient,
  names: readonly string[],
  isWanted: () => boolean = () => true,
): Promise<void> {
  const manifest = await client.ensureQueryData(manifestOptions());
  for (const name of names) {
    const url = fileUrl(manifest, name);
    if (url === undefined || (await hasOfflineCopy(url))) continue;
    if (!navigator.onLine || !isWanted()) return;
    const response = await request(url, { priority: "low" });
    // The service worker stores it too, but later than the page can know.
    const cache = await caches.open(CACHES.data);
    await cache.put(url, response);
  }
}

/** Removes the copies of files of any version; `isDropped` decides by the logical name and what follows it. */
export async function dropFiles(isDropped: (file: string) => boolean): Promise<void> {
  const cache = await caches.open(CACHES.data);
  const copies = await cache.keys();
  const dropped = copies.filter(({ url }) => isDropped(new URL(url).pathname.replace("/data/", "")));
  await Promise.all(dropped.map((copy) => cache.delete(copy)));
}
