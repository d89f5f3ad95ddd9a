import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { getPreferences, setPreferences } from "../../../data/preferences";
import { session } from "../../../data/session";
import type { Deck } from "../../../domain/deck/deck";
import { deckOf } from "../../../domain/deck/operations/operations.test.support";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { editingOf } from "../shared/editing.test.support";
import { useMenuEntries } from "./use-menu-entries";

const NOTHING = {
  onSeating: vi.fn(),
  onOpen: vi.fn(),
  onClone: vi.fn(),
  cloned: false,
  onCompare: vi.fn(),
  onReview: vi.fn(),
};

type Options = Partial<Parameters<typeof useMenuEntries>[0]>;

const names = (options: Options) => entriesOf(options).map(({ name }) => name);

function entriesOf(options: Options) {
  const all = {
    ...{
      ...NOTHING,
      deck: undefined,
      editing: undefined,
      signedIn: true,
      onSimilar: undefined,
      closest: undefined,
    },
    ...{ opens: () => ({ onChoose: vi.fn() }), ...options },
  };
  return renderHook(() => useMenuEntries(all)).result.current;
}

const DECK = deckOf({ isAuthor: true });
const READING = ["Export", "Copy URL", "Draw cards", "Card ideas", "PDF proxy", "Print"];
const GENERAL = ["New / Import", "Table seating"];
const PAGES = ["Compare", "Review"];
const OWN = ["Add revision", "Hide in the selector", "Lock", "Make public", "Delete"];

it("offers only a new deck and the seating without a deck", () => {
  expect(names({})).toEqual(GENERAL);
});

it("offers a clone to signed-in users, and similar decks", () => {
  expect(names({ deck: DECK })).toEqual([...GENERAL, ...READING, "Clone", ...PAGES, "Show inventory"]);
  expect(names({ deck: DECK, signedIn: false, onSimilar: vi.fn() })).toEqual([
    ...[...GENERAL, ...READING, ...PAGES],
    ...["Similar decks", "Similar public decks"],
  ]);
});

it.each([
  [undefined, "Closest winner"],
  ["failed", "Winning decks not loaded"],
  ["none", "No winner has these cards"],
] as const)("offers the closest winner; problem: %s", (problem, name) => {
  expect(names({ deck: DECK, closest: { problem, onChoose: vi.fn() } })).toContain(name);
});

it("offers all commands to the owner, and disables text editing in its place while the deck is locked", () => {
  const editing = editingOf();
  const common = [...GENERAL, ...READING, "Clone", ...PAGES, "Show inventory", "Edit as text"];
  const disabled = (deck: Deck) =>
    entriesOf({ deck, editing }).flatMap((entry) => (entry.disabled ? [entry.name] : []));
  expect(names({ deck: DECK, editing })).toEqual([...common, ...OWN]);
  expect(disabled(DECK)).toEqual([]);
  const locked = { ...DECK, locked: true };
  expect(names({ deck: locked, editing })).toEqual([
    ...common,
    ...OWN.map((name) => (name === "Lock" ? "Unlock" : name)),
  ]);
  expect(disabled(locked)).toEqual(["Edit as text"]);
});

it("offers no text editing of a deck that never changes", () => {
  expect(names({ deck: { ...DECK, isNonEditable: true }, editing: editingOf() })).not.toContain(
    "Edit as text",
  );
});

it("keeps the identity of an entry whose name says its state", () => {
  const ids = (deck: Deck, changed: boolean) => {
    const closest = { problem: changed ? ("failed" as const) : undefined, onChoose: vi.fn() };
    const entries = entriesOf({ deck, cloned: changed, closest, editing: editingOf() });
    return entries.map(({ id, name }) => id ?? name);
  };
  session.set("in");
  const before = ids(DECK, false);
  setPreferences({ inventoryMode: true });
  const after = ids({ ...DECK, locked: true, hidden: true }, true);
  expect(after.filter((id) => id !== "Missing cards")).toEqual(before);
});

it("offers to delete a single revision if there are several", () => {
  const revisionGroup = { current: DECK.id, members: [DECK.id, asDeckId("Aguns0002")] };
  const own = names({ deck: { ...DECK, revisionGroup }, editing: editingOf() });
  expect(own.slice(-2)).toEqual(["Delete revision", "Delete"]);
});

it("offers only publication for a public copy of the owner", () => {
  const copy = { ...DECK, publicParent: asDeckId("Aguns0002") };
  expect(names({ deck: copy, editing: editingOf() }).slice(-3)).toEqual([
    "Go to main deck",
    "Sync public deck",
    "Remove from public",
  ]);
});

afterEach(() => {
  session.set("out");
  setPreferences({ inventoryMode: false });
});

it("turns inventory mode on and off, and offers the missing cards in it", () => {
  session.set("in");
  const entries = () => entriesOf({ deck: DECK });
  const toggle = (name: string) =>
    entries()
      .find((entry) => entry.name === name)
      ?.onChoose();
  expect(names({ deck: DECK })).not.toContain("Missing cards");
  const before = names({ deck: DECK });
  toggle("Show inventory");
  expect(getPreferences().inventoryMode).toBe(true);
  // The pressed entry and those above it stay where they are.
  const on = [...before.slice(0, before.indexOf("Show inventory")), "Hide inventory"];
  expect(names({ deck: DECK }).slice(0, on.length + 1)).toEqual([...on, "Missing cards"]);
  toggle("Hide inventory");
  expect(getPreferences().inventoryMode).toBe(false);
});

it("offers nothing of the inventory to visitors", () => {
  setPreferences({ inventoryMode: true });
  const offered = names({ deck: DECK, signedIn: false });
  expect(offered).not.toContain("Missing cards");
  expect(offered.filter((name) => /inventory/.test(name))).toEqual([]);
});
