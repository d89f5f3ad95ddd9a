import { beforeEach, expect, it, vi } from "vitest";
import type { PrecacheEntry } from "workbox-precaching";
import { AT_ONCE, precache } from "./precache";
import type { ServiceWorkerScope } from "./scope";

const calls = vi.hoisted(() => ({ installed: [] as string[][], activated: [] as string[][] }));

vi.mock("workbox-precaching", () => ({
  PrecacheController: class {
    private urls: string[] = [];
    addToCacheList(entries: readonly PrecacheEntry[]) {
      this.urls = entries.map(({ url }) => url);
    }
    async install() {
      calls.installed.push(this.urls);
    }
    async activate() {
      calls.activated.push(this.urls);
    }
  },
}));

const URLS = Array.from({ length: 3 * AT_ONCE + 1 }, (_, index) => `/assets/${index}.js`);

/** A worker that is installed or activated by hand. */
function worker(): (type: "install" | "activate") => void {
  const listeners: Record<string, (event: never) => void> = {};
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener;
    },
  } as Pick<ServiceWorkerScope, "addEventListener">;
  precache(
    scope,
    URLS.map((url) => ({ url, revision: "1" })),
    [],
  );
  return (type) => listeners[type]?.({} as never);
}

beforeEach(() => {
  calls.installed = [];
  calls.activated = [];
});

it("requests every file once, several at the same time", () => {
  worker()("install");
  expect(calls.installed).toHaveLength(AT_ONCE);
  expect(calls.installed.flat().toSorted()).toEqual(URLS.toSorted());
});

it("deletes no file of the other parts", () => {
  worker()("activate");
  expect(calls.activated).toEqual([URLS]);
});
