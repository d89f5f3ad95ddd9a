import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { ALAN, GUNS, showPage, signInBeforeEach } from "../../../../test/deck-page";
import { listedResponse } from "../../../../test/deck-response";
import { refusal } from "../../../../test/stub-api";
import { setPreferences } from "../../../data/preferences";
import { session } from "../../../data/session";
import { DOLL } from "../../../domain/deck/operations/operations.test.support";

signInBeforeEach();
beforeEach(() => setPreferences({ inventoryMode: true }));

const INVENTORY = `GET /api/inventory?have=${Array.from({ length: 32 }, () => 0).join(".")}`;

/** The response with these copies, in their buckets. */
function owned(copies: Readonly<Record<number, number>>) {
  const revs = Array.from({ length: 32 }, () => 1);
  const buckets: Record<string, unknown> = {};
  for (const [card, count] of Object.entries(copies)) {
    buckets[Number(card) % 32] = { q: { [card]: count }, targets: {}, printings: {}, notes: {} };
  }
  return { body: { buckets, revs, isFrozen: false, key: null } };
}

const FIXED = { ...GUNS, inventoryType: "fixed" } as const;
const STOCK = { [INVENTORY]: owned({ [ALAN]: 4, [DOLL]: 1 }) };
const own = (deck: typeof GUNS) => ({
  "GET /api/deck/Aguns0001": { body: deck },
  "GET /api/decks": {
    body: { decks: [listedResponse({ inventoryType: deck.inventoryType })], families: {} },
  },
});
/** A deck of another user with the same cards. */
const FOREIGN = { ...GUNS, deckid: "Bguns0001", isAuthor: false };
const DECKS = { "GET /api/deck/Bguns0001": { body: FOREIGN } };

const BATCH = { "POST /api/decks/batch": { body: { decks: [FIXED], unknown: [], left: [] } } };

const bar = () => screen.findByRole("complementary", { name: "Inventory" });
const row = (card: string) =>
  screen.getAllByRole("listitem").find((item) => within(item).queryByRole("link", { name: card }));
const supplyOf = (card: string) => row(card)?.querySelector<HTMLElement>("[data-supply]")?.dataset.supply;
/** The marks follow the numbers one paint later. */
const expectSupplies = (alan: string, doll: string) =>
  waitFor(() => expect([supplyOf("Alan Sovereign"), supplyOf("Blood Doll")]).toEqual([alan, doll]));

describe("a deck of the user in inventory mode", () => {
  it("shows what is owned, what is missing, and its signs", async () => {
    showPage("/decks/Aguns0001", { ...own(FIXED), ...STOCK });
    const shown = within(await bar());
    expect(await shown.findByText("Owned: 5 of 6 (83%)")).toBeVisible();
    expect(shown.getByText(/Cards with too few copies: 1/)).toHaveTextContent("!");
    expect(shown.getByText(/Cards that other decks need, too: 0/)).toHaveTextContent("~");
    await expectSupplies("enough", "short");
    expect(screen.getByRole("button", { name: /^Blood Doll: Fixed.*Too few: 1 of 2/ })).toBeVisible();
  });

  it("shows no number and no color before inventory and decks are known", async () => {
    showPage("/decks/Aguns0001", { ...own(FIXED), [INVENTORY]: refusal(502, "") });
    const shown = within(await bar());
    expect(shown.getByText("Owned: … of 6")).toBeVisible();
    expect(shown.getByText(/Cards with too few copies: …/)).toBeVisible();
    expect([supplyOf("Alan Sovereign"), supplyOf("Blood Doll")]).toEqual(["", ""]);
  });

  it("says that the inventory could not be loaded, and tries again", async () => {
    const answers = [refusal(404, "")];
    showPage("/decks/Aguns0001", { ...own(FIXED), [INVENTORY]: answers });
    const shown = within(await bar());
    expect(await shown.findByText("The inventory could not be loaded.")).toBeVisible();
    // Parts of the page that arrive after the failure may have asked again before.
    answers[0] = owned({ [ALAN]: 4 });
    await userEvent.click(shown.getByRole("button", { name: "Try again" }));
    expect(await shown.findByText(/^Owned: 4 of 6/)).toBeVisible();
  });

  it("changes its type in turn, and the marker of a card", async () => {
    const saved = (rev: number) => ({ body: { success: true, rev, timestamp: "2026-01-03T00:00:00Z" } });
    const { sent } = showPage("/decks/Aguns0001", {
      ...{ ...own(GUNS), ...STOCK, "PUT /api/deck/Aguns0001": [saved(2), saved(3)] },
    });
    const type = await screen.findByRole("button", {
      name: /^Virtual: how this deck .* Switch to Flexible$/,
    });
    expect(screen.queryByRole("button", { name: /like the deck/ })).not.toBeInTheDocument();
    await userEvent.click(type);
    expect(await screen.findByRole("button", { name: /^Flexible: how this deck/ })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: /^Blood Doll: Flexible, like the deck/ }));
    expect(await screen.findByRole("button", { name: /^Blood Doll: Fixed, unlike the deck/ })).toBeVisible();
    const bodies = () => sent.filter(({ call }) => call.startsWith("PUT")).map(({ body }) => body);
    await waitFor(() =>
      expect(bodies()).toEqual([{ inventoryType: "flexible" }, { markers: { [DOLL]: "fixed" } }]),
    );
  });

  it("that is locked keeps its type and markers", async () => {
    showPage("/decks/Aguns0001", { ...own({ ...FIXED, locked: true }), ...STOCK });
    const shown = within(await bar());
    expect(await shown.findByText("Owned: 5 of 6 (83%)")).toBeVisible();
    expect(shown.queryByRole("button")).not.toBeInTheDocument();
    expect(await screen.findByRole("img", { name: "Too few: 1 of 2 copies owned" })).toBeVisible();
  });
});

describe("a deck of somebody else in inventory mode", () => {
  it("shows what could be built, and what fixed decks hold", async () => {
    showPage("/decks/Bguns0001", { ...own(FIXED), ...BATCH, ...DECKS, ...STOCK });
    const shown = within(await bar());
    expect(await shown.findByText("Owned: 5 of 6 (83%)")).toBeVisible();
    expect(shown.getByText("Copies held by fixed decks: 5")).toBeVisible();
    expect(shown.getByText("Times it could be built: 0")).toBeVisible();
    expect(shown.queryByRole("button")).not.toBeInTheDocument();
    await expectSupplies("scarce", "short");
    expect(
      screen.getByRole("img", {
        name: "Not enough for all decks: 4 owned, 8 needed. In fixed decks: Guns (4)",
      }),
    ).toHaveTextContent("~");
  });
});

it.each([
  ["is off", () => setPreferences({ inventoryMode: false })],
  ["belongs to a user, and nobody is signed in", () => session.set("out")],
])("nothing of the inventory is shown or requested when the mode %s", async (_, arrange) => {
  arrange();
  const { sent } = showPage("/decks/Bguns0001", { ...DECKS, ...STOCK });
  expect(await screen.findByRole("heading", { name: "Crypt [4 of 12+]" })).toBeVisible();
  expect(screen.queryByRole("complementary", { name: "Inventory" })).not.toBeInTheDocument();
  expect(document.querySelector("[data-supply]")).toBeNull();
  expect(sent.filter(({ call }) => call.includes("inventory"))).toEqual([]);
});
