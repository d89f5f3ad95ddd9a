import { afterEach, expect, it, vi } from "vitest";
import { serviceWorker } from "../../service-worker.config";
import { startServiceWorker } from "./service-worker";

vi.mock("virtual:pwa-register", () => ({ registerSW: () => async () => {} }));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The rule for a picture of another host. */
function pictureRule() {
  const asked = { sameOrigin: false, request: { destination: "image" }, url: new URL("https://host.test/a") };
  const rules = serviceWorker.workbox?.runtimeCaching ?? [];
  return rules.find(({ urlPattern }) => typeof urlPattern === "function" && urlPattern(asked as never));
}

it("keeps only pictures that it can look into", () => {
  expect(pictureRule()?.options?.cacheableResponse?.statuses).toEqual([200]);
});

it("deletes the pictures that an earlier version kept unseen, not those of this one", async () => {
  const deleted: string[] = [];
  vi.stubGlobal("navigator", { serviceWorker: {} });
  vi.stubGlobal("caches", { delete: async (name: string) => deleted.push(name) });
  startServiceWorker();
  expect(deleted).toEqual(["methuselah-images"]);
  expect(deleted).not.toContain(pictureRule()?.options?.cacheName);
});
