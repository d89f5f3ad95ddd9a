import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { beforeEach, expect, it } from "vitest";
import { linkMemory, rememberLink } from "../data/link-memory";
import { createSiteRouter } from "./router";

const BEFORE = { crypt: "before", library: "before", cards: "before", decks: "before" };

beforeEach(() => rememberLink(BEFORE));

it.each([
  ["/crypt?q=%7B%22group%22%3A%7B%225%22%3Atrue%7D%7D", { crypt: '{"group":{"5":true}}' }],
  ["/library", { library: undefined }],
  ["/cards/100518", { cards: "100518" }],
  ["/cards/999999", { cards: "before" }],
  ["/decks/V5:PTr", { decks: "before" }],
])("remembers %s before anything is rendered", (url, remembered) => {
  createSiteRouter(new QueryClient(), createMemoryHistory({ initialEntries: [url] }));
  expect(linkMemory.get()).toMatchObject({ ...BEFORE, ...remembered });
});
