import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { stubApi } from "../../test/stub-api";
import { importFromSite, MissingIdsError } from "./third-party-decks";

afterEach(() => vi.unstubAllGlobals());

const URL = "https://decks.example/#deck/abc";
const MANIFEST = { schema: 1, version: "1", counts: {}, sources: [] };
const IDS = { path: "third-party-ids.1.json", bytes: 1, sha256: "" };
const DECK = { name: "Dolls", author: "", description: "", cards: { 7: 3 }, versions: [] };

/** A site whose data was built with or without the list of their cards. */
function site(files: object) {
  return stubApi({
    "GET /data/manifest.json": { body: { ...MANIFEST, files } },
    "GET /data/third-party-ids.1.json": { body: { ids: { 7: 100199 } } },
    "POST /api/deck/import": { body: DECK },
  });
}

test("without the list of their cards no deck is requested, and the reason is shown", async () => {
  const sent = site({});
  await expect(importFromSite(new QueryClient(), URL)).rejects.toBeInstanceOf(MissingIdsError);
  expect(sent).toEqual([]);
});

test("with the list their cards become ours", async () => {
  site({ "third-party-ids": IDS });
  const { draft, bad } = await importFromSite(new QueryClient(), URL);
  expect([...draft.cards]).toEqual([[100199, 3]]);
  expect(bad).toEqual([]);
});
