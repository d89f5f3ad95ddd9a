import type { RegisterSWOptions } from "vite-plugin-pwa/types";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startServiceWorker } from "./service-worker";

const registered = vi.hoisted(() => ({ options: {} as RegisterSWOptions }));
vi.mock("virtual:pwa-register", () => ({
  registerSW: (options: RegisterSWOptions) => {
    registered.options = options;
    return async () => {};
  },
}));

/** Longer than a page takes to become quiet after it has loaded, in milliseconds. */
const QUIET_BY_NOW = 5000;
const deleted: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { serviceWorker: {}, onLine: true });
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("caches", { delete: async (name: string) => deleted.push(name) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A registration whose new worker collects what it receives. */
class Registration extends EventTarget {
  readonly received: unknown[] = [];
  installing: { postMessage(data: unknown): void } | null = {
    postMessage: (data) => this.received.push(data),
  };
  update = async () => {};
}

function register(registration: Registration): void {
  startServiceWorker();
  registered.options.onRegisteredSW?.("/sw.js", registration as unknown as ServiceWorkerRegistration);
}

it("deletes the opaque pictures that an earlier version stored", () => {
  startServiceWorker();
  expect(deleted).toEqual(["methuselah-images"]);
});

it("lets a new worker fetch its files once the page is quiet, and a newer one as well", () => {
  const registration = new Registration();
  register(registration);
  expect(registration.received).toEqual([]);
  vi.advanceTimersByTime(QUIET_BY_NOW);
  expect(registration.received).toEqual([{ type: "QUIET" }]);
  registration.dispatchEvent(new Event("updatefound"));
  vi.advanceTimersByTime(QUIET_BY_NOW);
  expect(registration.received).toHaveLength(2);
});

it("sends nothing when no worker installs", () => {
  const registration = new Registration();
  registration.installing = null;
  register(registration);
  expect(() => vi.advanceTimersByTime(QUIET_BY_NOW)).not.toThrow();
  expect(registration.received).toEqual([]);
});
