import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ACCOUNT, deckResponse } from "../../../../test/deck-response";
import { stubApi } from "../../../../test/stub-api";
import { useDeck } from "../hooks/use-deck";
import { signInForHooks } from "../testing/deck-hooks.test.support";
import { cloneDeck } from "./deck-commands";

const DRAFT = { name: "Votes", author: "", description: "", tags: [], cards: new Map() };
const NEW = deckResponse({ deckid: "Anew00001", name: "Votes", author: "Anna" });
const SIGNED_IN = { "GET /api/account": ACCOUNT, "GET /api/deck/Anew00001": { body: NEW } };

const { page, shown } = signInForHooks();

it("makes a copy the user's, once, when the account is not known yet", async () => {
  const sent = stubApi({ ...SIGNED_IN, "POST /api/deck": { body: { success: true, deckid: "Anew00001" } } });
  const id = await cloneDeck(page.client, DRAFT);
  const deck = shown(() => useDeck(id));
  await waitFor(() => expect(deck.current).toMatchObject({ status: "ready", deck: { id: "Anew00001" } }));
  expect(deck.current).toMatchObject({ deck: { name: "Votes", author: "Anna" } });
  expect(sent.filter(({ call }) => call === "POST /api/deck")).toHaveLength(1);
});

it("makes no copy for a visitor, who has no decks", async () => {
  const sent = stubApi({ "GET /api/account": { body: { success: false } } });
  await expect(cloneDeck(page.client, DRAFT)).rejects.toThrow("No user is signed in");
  expect(sent.map(({ call }) => call)).toEqual(["GET /api/account"]);
});
