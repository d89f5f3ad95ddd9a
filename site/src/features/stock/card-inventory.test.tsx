import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ALAN, GUNS, showPage, signInBeforeEach } from "../../../test/deck-page";
import { listedResponse } from "../../../test/deck-response";
import { refusal } from "../../../test/stub-api";
import { setPreferences } from "../../data/preferences";
import { session } from "../../data/session";
import { DOLL } from "../../domain/deck/operations/operations.test.support";

signInBeforeEach();
beforeEach(() => setPreferences({ inventoryMode: true, showImage: false }));

const INVENTORY = `GET /api/inventory?have=${Array.from({ length: 32 }, () => 0).join(".")}`;
const BUCKET = DOLL % 32;

interface Stored {
  readonly q?: number;
  readonly target?: { readonly mode: "fixed" | "surplus"; readonly value: number };
  readonly printings?: readonly object[];
  readonly note?: string;
  readonly isFrozen?: boolean;
}

/** The inventory of a user with one card. */
function inventoryOf({ q, target, printings, note, isFrozen = false }: Stored) {
  const bucket = {
    q: q === undefined ? {} : { [DOLL]: q },
    targets: target ? { [DOLL]: target } : {},
    printings: printings ? { [DOLL]: printings } : {},
    notes: note === undefined ? {} : { [DOLL]: 1 },
  };
  const body = {
    buckets: { [BUCKET]: bucket },
    revs: Array.from({ length: 32 }, () => 1),
    isFrozen,
    key: null,
  };
  const notes = { notes: note === undefined ? {} : { [DOLL]: { t: note, rev: 1 } }, left: [] };
  return { [INVENTORY]: { body }, "POST /api/inventory/notes/batch": { body: notes } };
}

let version = 1;

/** The response to an edit after which the card has these copies; null: none. */
function acknowledged(copies: number | null) {
  version += 1;
  return { body: { success: true, cards: { [DOLL]: copies }, revs: { [BUCKET]: version }, isFrozen: false } };
}

/** A fixed deck with two copies of the card and four of another. */
const FIXED = { ...GUNS, name: "Guns", branchName: "Long", inventoryType: "fixed" } as const;
const USED = {
  "GET /api/decks": {
    body: { decks: [listedResponse({ inventoryType: "fixed", branchName: "Long" })], families: {} },
  },
  "POST /api/decks/batch": { body: { decks: [FIXED], unknown: [], left: [] } },
  "GET /api/deck/Aguns0001": { body: FIXED },
};

function show(stored: Stored, answers: Parameters<typeof showPage>[1] = {}) {
  const { sent, history } = showPage(`/cards/${DOLL}`, { ...inventoryOf(stored), ...answers });
  const edits = () =>
    sent.filter(({ call }) => /^(PUT|PATCH) \/api\/inventory$/.test(call)).map(({ body }) => body);
  return { edits, history };
}

const region = (name: string) => screen.findByRole("region", { name });
const note = () => screen.findByRole("textbox", { name: "Note on Blood Doll" });
const owned = (stock: HTMLElement) => within(stock).getByRole("spinbutton", { name: /^Owned copies/ });
const target = (stock: HTMLElement) => within(stock).getByRole("spinbutton", { name: /^Target for/ });

describe("who sees what", () => {
  it("a visitor has neither inventory nor note", async () => {
    session.set("out");
    show({});
    await region("Rulings");
    await screen.findByRole("button", { name: "Copy URL" });
    expect(screen.queryByRole("region", { name: "Inventory" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Note" })).toBeNull();
  });

  it("without inventory mode a user has the note only", async () => {
    setPreferences({ inventoryMode: false });
    show({ q: 3, note: "Lent to Zoë" });
    expect(await note()).toHaveValue("Lent to Zoë");
    expect(screen.queryByRole("region", { name: "Inventory" })).toBeNull();
  });

  it("a failure is reported, and loading can be tried again", async () => {
    show({}, { [INVENTORY]: [refusal(404, ""), { ...inventoryOf({ q: 3 })[INVENTORY] }] });
    const failed = await region("Inventory");
    expect(failed).toHaveTextContent("Your inventory could not be loaded.");
    await userEvent.click(within(failed).getByRole("button", { name: "Try again" }));
    await waitFor(async () => expect(owned(await region("Inventory"))).toHaveValue("3"));
  });
});

describe("copies", () => {
  it.each<[string, Stored, string]>([
    ["more than decks need", { q: 3 }, "[+1] 1 to spare"],
    ["as many as decks need", { q: 2 }, "[=] just enough"],
    ["none", {}, "[−2] 2 missing"],
    ["fewer than the surplus", { q: 3, target: { mode: "surplus", value: 4 } }, "[−3] 3 missing"],
    ["more than the fixed target", { q: 3, target: { mode: "fixed", value: 1 } }, "[+2] 2 to spare"],
  ])("%s: the result in words", async (_what, stored, words) => {
    show(stored, USED);
    const stock = await region("Inventory");
    expect(owned(stock)).toHaveValue(String(stored.q ?? 0));
    expect(await within(stock).findByText(words)).toBeVisible();
  });

  it("no result is shown before all decks are known", async () => {
    show({ q: 3 }, { ...USED, "POST /api/decks/batch": refusal(404, "") });
    const stock = await region("Inventory");
    expect(within(stock).getByText("[…]")).toBeVisible();
    expect(within(stock).getByText("Total used: …")).toBeVisible();
    expect(within(stock).queryByText(/enough|spare|missing/)).toBeNull();
  });

  it("the decks are listed with links", async () => {
    show({ q: 3 }, USED);
    const stock = within(await region("Inventory"));
    await userEvent.click(await stock.findByText("Total used: 2"));
    expect(stock.getByText("Fixed decks reserve 2 copies")).toBeVisible();
    expect(stock.getByRole("link", { name: "Guns · Long" })).toHaveAttribute("href", "/decks/Aguns0001");
    expect(stock.queryByText(/^Flexible decks/)).toBeNull();
  });

  it("steps are added, typed numbers are set, and one below 0 removes the card", async () => {
    const { edits } = show(
      { q: 1 },
      {
        "PATCH /api/inventory": acknowledged(2),
        "PUT /api/inventory": [acknowledged(0), acknowledged(null)],
      },
    );
    const stock = await region("Inventory");
    await userEvent.click(within(stock).getByRole("button", { name: "One more Blood Doll" }));
    await waitFor(() => expect(edits()).toEqual([{ [DOLL]: 1 }]));
    await userEvent.type(owned(stock), "0{Enter}");
    await waitFor(() => expect(edits().at(-1)).toEqual({ [DOLL]: { q: 0 } }));
    expect(owned(stock)).toHaveValue("0");
    await userEvent.click(
      within(stock).getByRole("button", { name: "Remove Blood Doll from the inventory" }),
    );
    await waitFor(() => expect(edits().at(-1)).toEqual({ [DOLL]: { q: -1 } }));
  });

  it("a number makes the target a fixed one; other kinds keep the number", async () => {
    const { edits } = show({ q: 1 }, { "PUT /api/inventory": acknowledged(1) });
    const stock = await region("Inventory");
    const mode = within(stock).getByRole("combobox", { name: "Kind of target for Blood Doll" });
    expect(mode).toHaveValue("disabled");
    await userEvent.type(target(stock), "4{Enter}");
    await waitFor(() => expect(edits().at(-1)).toEqual({ [DOLL]: { target: { mode: "fixed", value: 4 } } }));
    expect(mode).toHaveValue("fixed");
    await userEvent.selectOptions(mode, "surplus");
    await waitFor(() =>
      expect(edits().at(-1)).toEqual({ [DOLL]: { target: { mode: "surplus", value: 4 } } }),
    );
    await userEvent.selectOptions(mode, "disabled");
    await waitFor(() => expect(edits().at(-1)).toEqual({ [DOLL]: { target: null } }));
    expect(target(stock)).toHaveValue("");
  });

  it("a locked inventory disables them with the reason, and notes stay editable", async () => {
    show({ q: 1, isFrozen: true });
    const stock = await region("Inventory");
    expect(stock).toHaveTextContent("Your inventory is locked.");
    expect(owned(stock)).toBeDisabled();
    for (const button of within(stock).getAllByRole("button")) expect(button).toBeDisabled();
    expect(within(stock).getByRole("combobox")).toBeDisabled();
    expect(await note()).toBeEnabled();
  });

  it("printings have no more copies than there are", async () => {
    const { edits } = show(
      { q: 3, printings: [{ set: "FN", language: "fr", copies: 1 }] },
      { "PUT /api/inventory": acknowledged(3) },
    );
    const stock = within(await region("Inventory"));
    await userEvent.click(stock.getByText("Printings: 1 of 3 copies"));
    expect(stock.getByRole("combobox", { name: "Language" })).toHaveValue("fr");
    await userEvent.click(stock.getByRole("button", { name: "Add a printing" }));
    expect(stock.getByText("All copies have a printing.")).toBeVisible();
    expect(stock.queryByRole("button", { name: "Add a printing" })).toBeNull();
    await waitFor(() =>
      expect(edits().at(-1)).toMatchObject({
        [DOLL]: {
          printings: [
            { set: "FN", language: "fr", copies: 1 },
            { language: "en", copies: 2 },
          ],
        },
      }),
    );
    await userEvent.click(
      stock.getAllByRole("button", { name: /^Remove the printing from/ })[0] ?? document.body,
    );
    expect(stock.getByText("Printings: 2 of 3 copies")).toBeVisible();
  });

  it("a refused edit is reported and dismissed", async () => {
    show({ q: 1 }, { "PATCH /api/inventory": refusal(409, "frozen-inventory") });
    const stock = await region("Inventory");
    await userEvent.click(within(stock).getByRole("button", { name: "One more Blood Doll" }));
    const alert = await screen.findByText(/^A change was rejected and undone: your inventory is locked\./);
    await userEvent.click(within(alert).getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText(/^A change was rejected/)).toBeNull();
    expect(owned(stock)).toHaveValue("1");
  });
});

describe("a note", () => {
  const SAVED = { "PUT /api/inventory": acknowledged(null) };

  it("is saved when the field is left, and tells its state", async () => {
    const { edits } = show({}, SAVED);
    const field = await note();
    expect(await screen.findByText("Only you see your notes.")).toBeVisible();
    await userEvent.type(field, "Lent to Zoë");
    expect(screen.getByText(/^Not saved yet/)).toBeVisible();
    expect(edits()).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(edits()).toEqual([{ [DOLL]: { t: "Lent to Zoë" } }]));
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(field).toHaveValue("Lent to Zoë");
  });

  it("is saved by Ctrl+Enter, once, and stays in focus", async () => {
    const { edits } = show({ note: "old" }, SAVED);
    const field = await note();
    await userEvent.type(field, " and new{Control>}{Enter}{/Control}");
    expect(field).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(edits()).toEqual([{ [DOLL]: { t: "old and new" } }]));
  });

  it("is saved when the page is left while it is typed", async () => {
    const { edits, history } = show({}, SAVED);
    await userEvent.type(await note(), "Lent");
    history.push(`/cards/${ALAN}`);
    await waitFor(() => expect(edits()).toEqual([{ [DOLL]: { t: "Lent" } }]));
  });

  it("is saved when the page is hidden", async () => {
    const { edits } = show({}, SAVED);
    fireEvent.change(await note(), { target: { value: "Lent" } });
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    fireEvent(document, new Event("visibilitychange"));
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
    await waitFor(() => expect(edits()).toEqual([{ [DOLL]: { t: "Lent" } }]));
  });

  it("is kept without a network, here in a browser without storage", async () => {
    show({}, { "PUT /api/inventory": refusal(502, "") });
    const field = await note();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await userEvent.type(field, "Lent");
    await userEvent.tab();
    expect(await screen.findByText(/^Kept only while this page is open/)).toBeVisible();
    expect(field).toHaveValue("Lent");
  });

  it("that is too long is cut in sight, and what is left is saved", async () => {
    const { edits } = show({}, SAVED);
    const field = await note();
    fireEvent.change(field, { target: { value: "a".repeat(2001) } });
    expect(field).toHaveValue("a".repeat(2000));
    expect(screen.getByText(/^The end was cut off: a note has at most 2,?000 characters/)).toBeVisible();
    fireEvent.blur(field);
    await waitFor(() => expect(edits()).toEqual([{ [DOLL]: { t: "a".repeat(2000) } }]));
  });

  it("that is blank is removed", async () => {
    const { edits } = show({ note: "old" }, SAVED);
    const field = await note();
    await userEvent.clear(field);
    await userEvent.type(field, "  ");
    await userEvent.tab();
    await waitFor(() => expect(edits()).toEqual([{ [DOLL]: { t: "" } }]));
  });
});
