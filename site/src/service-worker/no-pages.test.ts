import { expect, it } from "vitest";
import { NO_PAGES } from "./no-pages";

const isPage = (path: string) => !NO_PAGES.some((pattern) => pattern.test(path));

it.each([
  "/api/oembed",
  "/data/manifest.json",
  "/embed/decks/Aguns0001",
  "/feeds/changes.atom",
  "/latest/crypt.json",
  "/opensearch/crypt.xml",
  "/robots.txt",
  "/schemas/openapi-share.json",
  "/sitemap.xml",
  "/sitemaps/cards.xml",
])("a visit to %s reaches the server", (path) => expect(isPage(path)).toBe(false));

it.each(["/", "/data", "/cards/200001", "/d/Aguns0001", "/decks/V5:PTr", "/sets/V5", "/latest"])(
  "a visit to %s shows the application",
  (path) => expect(isPage(path)).toBe(true),
);
