import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeOfflineCopy } from "./offline-copy";
import { hasOfflineCopy } from "./offline-files";

const URL = "/data/crypt.3f9a0c1b2d4e.json";
const stores = new Map<string, Map<string, Response>>();

function store(name: string): Map<string, Response> {
  const known = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, known);
  return known;
}

const caches = {
  open: async (name: string) => ({
    put: async (url: string, response: Response) => void store(name).set(url, response),
  }),
  match: async (url: string) => [...stores.values()].map((store) => store.get(url)).find(Boolean),
};

function visit(controller: object | null, offered: object | undefined = caches): void {
  vi.stubGlobal("navigator", { serviceWorker: { controller } });
  if (offered) vi.stubGlobal("caches", offered);
}

beforeEach(() => stores.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the copy for the second visit", () => {
  it("is made by the page while no service worker controls it", async () => {
    visit(null);
    const response = Response.json({ cards: [] });
    storeOfflineCopy("data", URL, response);
    await vi.waitFor(() => expect(store("methuselah-data").has(URL)).toBe(true));
    // The page still reads its own answer.
    expect(await response.json()).toEqual({ cards: [] });
    expect(await store("methuselah-data").get(URL)?.json()).toEqual({ cards: [] });
  });

  it("is left to the service worker once it controls the page", async () => {
    visit({});
    storeOfflineCopy("data", URL, Response.json({}));
    await Promise.resolve();
    expect(stores.size).toBe(0);
  });

  it("costs the visit nothing where storage is full or forbidden", async () => {
    visit(null, { open: () => Promise.reject(new DOMException("full", "QuotaExceededError")) });
    const response = Response.json({ cards: [] });
    storeOfflineCopy("data", URL, response);
    expect(await response.json()).toEqual({ cards: [] });
  });

  it("is known where it exists", async () => {
    visit(null);
    expect(await hasOfflineCopy(URL)).toBe(false);
    store("methuselah-data").set(URL, Response.json({}));
    expect(await hasOfflineCopy(URL)).toBe(true);
  });

  it("counts as present when none can be stored: nothing is fetched for it", async () => {
    visit(null, { match: () => Promise.reject(new DOMException("denied", "SecurityError")) });
    expect(await hasOfflineCopy(URL)).toBe(true);
  });
});
