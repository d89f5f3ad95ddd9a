import { afterEach, expect, it, vi } from "vitest";
import { startServiceWorker } from "./service-worker";

vi.mock("virtual:pwa-register", () => ({ registerSW: () => async () => {} }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it("deletes the opaque pictures that an earlier version stored", () => {
  const deleted: string[] = [];
  vi.stubGlobal("navigator", { serviceWorker: {} });
  vi.stubGlobal("caches", { delete: async (name: string) => deleted.push(name) });
  startServiceWorker();
  expect(deleted).toEqual(["methuselah-images"]);
});
