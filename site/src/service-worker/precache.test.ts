import { beforeEach, expect, it, vi } from "vitest";
import type { PrecacheEntry } from "workbox-precaching";
import { AT_ONCE, precache } from "./precache";
import type { ServiceWorkerScope } from "./scope";

const calls = vi.hoisted(() => ({
  installed: [] as string[][],
  activated: [] as string[][],
  plugins: [] as unknown[],
}));

vi.mock("workbox-precaching", () => ({
  PrecacheController: class {
    private urls: string[] = [];
    readonly plugins: unknown;
    constructor({ plugins }: { readonly plugins: unknown }) {
      this.plugins = plugins;
    }
    addToCacheList(entries: readonly PrecacheEntry[]) {
      this.urls = entries.map(({ url }) => url);
    }
    async install() {
      calls.installed.push(this.urls);
      calls.plugins.push(this.plugins);
    }
    async activate() {
      calls.activated.push(this.urls);
    }
  },
}));

const URLS = Array.from({ length: 3 * AT_ONCE + 1 }, (_, index) => `/assets/${index}.js`);

const PLUGINS = [{}];

/** A worker that is installed or activated by hand, and what answers its files. */
function worker() {
  const listeners: Record<string, (event: never) => void> = {};
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener;
    },
  } as Pick<ServiceWorkerScope, "addEventListener">;
  const files = URLS.map((url) => ({ url, revision: "1" }));
  const answers = precache(scope, files, PLUGINS);
  return { answers, run: (type: "install" | "activate") => listeners[type]?.({} as never) };
}

beforeEach(() => {
  calls.installed = [];
  calls.activated = [];
  calls.plugins = [];
});

it("requests every file once, several at the same time", () => {
  worker().run("install");
  expect(calls.installed).toHaveLength(AT_ONCE);
  expect(calls.installed.flat().toSorted()).toEqual(URLS.toSorted());
});

it("deletes no file of the other parts", () => {
  worker().run("activate");
  expect(calls.activated).toEqual([URLS]);
});

it("holds nothing back from a page that requests a file", () => {
  const { answers, run } = worker();
  expect(answers).toHaveProperty("plugins", []);
  run("install");
  expect(calls.plugins).toEqual(Array.from({ length: AT_ONCE }, () => PLUGINS));
});
