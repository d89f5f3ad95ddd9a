import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { overlayOptions, preconsOptions, setsOptions } from "./card-data";
import { warmNames } from "./card-queries";
import { NotPublishedError, takeFile } from "./published-file";

const SETS = { sets: { Jyhad: { name: "Jyhad", date: "1994-08-16", precons: {} } }, promos: {} };
const NAMES = { cards: [{ id: 201362, name: "Theo Bell", initials: "tb" }] };

const ANSWERS: Readonly<Record<string, unknown>> = {
  "/data/manifest.json": {
    schema: 1,
    version: "2026-04-09.1a2b3c",
    counts: {},
    files: { sets: { path: "sets.aa.json" }, names: { path: "names.bb.json" } },
    sources: [],
  },
  "/data/sets.aa.json": SETS,
  "/data/names.bb.json": NAMES,
};

function server() {
  const fetched = vi.fn(async (url: string) => Response.json(ANSWERS[url]));
  vi.stubGlobal("fetch", fetched);
  // A browser without service workers.
  vi.stubGlobal("navigator", {});
  return { fetched, client: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
}

afterEach(() => vi.unstubAllGlobals());

describe("published files", () => {
  it("are found by the manifest, which is read once", async () => {
    const { fetched, client } = server();
    const both = await Promise.all([
      client.ensureQueryData(setsOptions()),
      client.ensureQueryData(setsOptions()),
    ]);
    expect(both).toEqual([SETS, SETS]);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/data/manifest.json", "/data/sets.aa.json"]);
  });

  it("that are being fetched are not fetched again, and not cached once they are used", async () => {
    const { fetched, client } = server();
    warmNames(client);
    expect(await takeFile(client, "names")).toEqual(NAMES);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(client.getQueryData(["data", "names"])).toBeUndefined();
  });

  it("that are not published say so", async () => {
    const { client } = server();
    await expect(client.ensureQueryData(preconsOptions())).rejects.toBeInstanceOf(NotPublishedError);
  });

  it("of a language without translations are no failure: cards are shown in English", async () => {
    const { client } = server();
    expect(await client.ensureQueryData(overlayOptions("fr"))).toBeNull();
    expect(await client.ensureQueryData(overlayOptions("en"))).toBeNull();
  });
});
