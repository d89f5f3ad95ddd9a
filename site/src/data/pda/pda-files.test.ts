import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ApiResponse, stubApi } from "../../../test/stub-api";
import type { PdaArchive, PdaPointer } from "../../generated/published";
import { pdaFilesOptions } from "./pda-files";
import { pdaPointerOptions } from "./pda-pointer";

const POINTER = "GET /data/pda/index";

function file(ids: string[], removed?: string[]): ApiResponse {
  const body: PdaArchive = {
    decks: {
      cards: [200016],
      ids,
      names: ids.map((id) => `Name of ${id}`),
      dates: ids.map(() => 13_000),
      sizes: ids.map(() => 1),
      picks: ids.map(() => 0),
      copies: ids.map(() => 12),
    },
    authors: ["Theo"],
    authorOf: ids.map(() => 0),
    updated: ids.map(() => 13_000),
    favorites: ids.map(() => 0),
    ...(removed && { removed }),
  };
  return { body };
}

function pointer(generation: number, base: string, delta?: string): ApiResponse {
  const moment = "2026-11-22T01:40:07Z";
  const body: PdaPointer = {
    schema: 1,
    generation,
    base,
    since: moment,
    written: moment,
    ...(delta && { delta }),
  };
  return { body };
}

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => vi.unstubAllGlobals());

const found = async () => (await client.fetchQuery({ ...pdaFilesOptions(), staleTime: 0 })).archive.decks.ids;
const fetched = () => vi.mocked(fetch).mock.calls.map(([url]) => String(url));
/** The pointer is requested again. */
const later = () => client.invalidateQueries({ queryKey: pdaPointerOptions().queryKey });

it("finds nothing where nothing has been published yet", async () => {
  stubApi({});
  expect(await found()).toEqual([]);
});

it("puts what is new into the rest, and fetches the rest once", async () => {
  stubApi({
    [POINTER]: [pointer(1, "base.1.a.json"), pointer(2, "base.1.a.json", "delta.2.b.json")],
    "GET /data/pda/base.1.a.json": file(["A1", "A2", "A3"]),
    "GET /data/pda/delta.2.b.json": file(["A0", "A2"], ["A3"]),
  });
  expect(await found()).toEqual(["A1", "A2", "A3"]);
  await later();
  expect(await found()).toEqual(["A0", "A1", "A2"]);
  await later();
  expect(await found()).toEqual(["A0", "A1", "A2"]);
  expect(fetched().filter((url) => url.includes("base"))).toHaveLength(1);
  expect(fetched().filter((url) => url.includes("delta"))).toHaveLength(1);
});

it("bypasses every cache when the pointer names files that no longer exist", async () => {
  stubApi({
    [POINTER]: [pointer(1, "base.1.a.json"), pointer(9, "base.9.c.json")],
    "GET /data/pda/base.9.c.json": file(["A9"]),
  });
  expect(await found()).toEqual(["A9"]);
  const requests = vi.mocked(fetch).mock.calls.filter(([url]) => String(url).endsWith("index"));
  expect(requests.map(([, init]) => init?.cache)).toEqual(["default", "reload"]);
});

it("refuses files of a form that it does not know", async () => {
  stubApi({ [POINTER]: { body: { schema: 2 } } });
  await expect(found()).rejects.toThrow("schema 2");
});
