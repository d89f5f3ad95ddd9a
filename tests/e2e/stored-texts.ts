import type { Page } from "@playwright/test";

/** Everything that the page's origin has stored on the device, as one text: all storages, or the caches alone. */
export async function storedTexts(page: Page, where: "anywhere" | "caches" = "anywhere"): Promise<string> {
  return await page.evaluate(async (all) => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
      }
    }
    if (!all) return texts.join("\n");
    texts.push(JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }));
    const done = (request: IDBRequest) =>
      new Promise((resolve) => {
        for (const event of ["success", "error"]) request.addEventListener(event, resolve);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await done(opening);
      for (const store of opening.result.objectStoreNames) {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        await done(reading);
        texts.push(JSON.stringify(reading.result));
      }
      opening.result.close();
    }
    return texts.join("\n");
  }, where === "anywhere");
}
