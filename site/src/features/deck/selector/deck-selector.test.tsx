import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { offerTaggedOnly } from "../../../data/limited-decks";
import { setPreferences } from "../../../data/preferences";
import { listed, revisionGroup } from "../../../domain/deck/list/decks.test.support";
import { listPrecons } from "../../../domain/deck/precon";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { SAMPLE_SETS } from "../../../domain/samples/bases";
import type { DeckLists } from "./deck-options";
import { DeckSelector } from "./deck-selector";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(new Date("2026-11-21T12:00:00Z"));
});
afterEach(() => vi.useRealTimers());

const LONG = "The Unnamed, his Baali and all those who serve them at night";
const OF_WALL = revisionGroup("wall", "wall", "wall-2");
const MINE = [
  listed("bleed", { name: "Rötschreck", mainClan: "Tremere", changed: "2026-11-18T12:00:00Z" }),
  listed("wall", {
    name: "Wall",
    revisionGroup: OF_WALL,
    changed: "2026-11-01T12:00:00Z",
    inventoryType: "fixed",
  }),
  listed("wall-2", {
    name: "Wall",
    revisionLabel: "with Ashur",
    revisionGroup: OF_WALL,
    changed: "2026-11-20T12:00:00Z",
    inventoryType: "flexible",
  }),
  listed("long", { name: LONG, changed: "2026-01-02T00:00:00Z" }),
  listed("secret", { name: "Secret", hidden: true }),
];
const LISTS: DeckLists = {
  mine: MINE,
  precons: listPrecons(SAMPLE_SETS),
  recent: [{ id: asDeckId("Ab3dEf6hI"), name: "Deck of a friend", kind: "shared" }],
  retry: () => {},
};

function show(
  id: string,
  name: string,
  change: Partial<DeckLists> & { readonly inventoryMode?: boolean } = {},
) {
  const onOpen = vi.fn();
  const onAdvanced = vi.fn();
  const shown = { id, name };
  const selector = (changed: typeof change) => (
    <DeckSelector
      {...LISTS}
      shown={shown}
      inventoryMode={false}
      onOpen={onOpen}
      onAdvanced={onAdvanced}
      {...changed}
    />
  );
  const { rerender } = render(selector(change));
  return { onOpen, onAdvanced, update: (next: typeof change) => rerender(selector(next)) };
}

const field = () => screen.getByRole("combobox", { name: "Choose a deck" });
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const tab = (name: string) => screen.getByRole("radio", { name });

describe("the three lists", () => {
  it.each([
    ["bleed", "Rötschreck", "My decks"],
    ["V5:PTr", "Fifth Edition: Tremere", "Precons"],
    ["Ab3dEf6hI", "Deck of a friend", "Recent"],
  ])("starts with the list that contains the deck %s, and shows its name", (id, name, list) => {
    show(id, name);
    expect(tab(list)).toBeChecked();
    expect(field()).toHaveValue(name);
  });

  it("offers own and recent decks only if there are any", () => {
    show("Ab3dEf6hI", "Deck of a friend", { mine: "signed-out", recent: [] });
    expect(screen.getAllByRole("radio")).toHaveLength(1);
    expect(tab("Precons")).toBeChecked();
    expect(field()).toHaveValue("");
  });

  it("leaves the user's own decks out of the recent ones", () => {
    show("", "", { recent: [{ id: asDeckId("bleed"), name: "Rötschreck", kind: "shared" }] });
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(screen.queryByRole("radio", { name: "Recent" })).not.toBeInTheDocument();
  });

  it("switches the list without leaving the deck", async () => {
    const { onOpen } = show("bleed", "Rötschreck");
    await userEvent.click(tab("Recent"));
    await userEvent.click(field());
    expect(options()).toEqual(["Deck of a friendby link"]);
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe("the list of own decks", () => {
  it("is not called empty while it is loading", async () => {
    show("bleed", "Rötschreck", { mine: "loading" });
    await userEvent.click(field());
    expect(screen.getByText("Loading…")).toBeVisible();
    await userEvent.type(field(), "x");
    expect(screen.queryByText("No matching decks")).not.toBeInTheDocument();
  });

  it.each([
    ["own decks", "wall", { mine: "failed" }],
    ["precons", "V5:PTr", { precons: "failed" }],
  ] as const)("says that %s could not be loaded, not that none match", async (_, id, lists) => {
    show(id, "", lists);
    await userEvent.type(field(), "wa");
    expect(screen.getByText("The decks could not be loaded.")).toBeVisible();
    expect(screen.queryByText("No matching decks")).not.toBeInTheDocument();
  });

  it.each<["mine" | "precons", string, string]>([
    ["mine", "wal", "wall-2"],
    ["precons", "V5:PTr", "V5:PTr"],
  ])("opens the deck that Enter named before the %s were known", (list, text, id) => {
    const { onOpen, update } = show("wall", "Wall", { [list]: "loading" });
    fireEvent.click(tab(list === "mine" ? "My decks" : "Precons"));
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(onOpen).not.toHaveBeenCalled();
    update({ [list]: LISTS[list] });
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(id);
  });

  it.each([
    ["there is no deck", "", MINE, "wall-2"],
    ["somebody else's deck is shown", "Ab3dEf6hI", MINE, "wall-2"],
    ["there are none", "", [], undefined],
  ])("is the one that Enter means if it was shown when the field was entered: %s", (_, id, mine, opened) => {
    const { onOpen, update } = show(id, "", { mine: "loading" });
    act(() => field().focus());
    fireEvent.change(field(), { target: { value: "wa" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    update({ mine });
    expect(onOpen.mock.calls).toEqual(opened === undefined ? [] : [[opened]]);
  });

  it("opens nothing when the text changed after Enter, or the field was left", () => {
    const { onOpen, update } = show("wall", "Wall", { mine: "loading" });
    fireEvent.change(field(), { target: { value: "wal" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    fireEvent.change(field(), { target: { value: "röt" } });
    update({});
    expect(options()).toContain("RötschreckTremere · 3d");
    fireEvent.keyDown(field(), { key: "Escape" });
    update({ mine: "loading" });
    fireEvent.change(field(), { target: { value: "wal" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    fireEvent.blur(field());
    update({});
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("shows clan and age, newest first, truncates long names and omits hidden decks", async () => {
    show("bleed", "Rötschreck");
    await userEvent.click(field());
    expect(options()).toEqual([
      "Wall1d",
      "RötschreckTremere · 3d✓",
      "The Unnamed, his Baali and all…2 January 2026",
    ]);
    expect(screen.getByTitle(LONG)).toBeInTheDocument();
  });

  it("offers only decks with the tag of the limited format in one of their revisions, if the user wants that", async () => {
    const tagged = MINE.map((deck) => (deck.id === "wall-2" ? { ...deck, tags: ["V5"] } : deck));
    offerTaggedOnly(true);
    setPreferences({ limitedMode: true, limitedPreset: "v5" });
    show("bleed", "Rötschreck", { mine: tagged });
    await userEvent.click(field());
    expect(options()).toEqual(["Wall1d"]);
    expect(tab("My decks")).toBeChecked();
    act(() => setPreferences({ limitedPreset: "custom" }));
    expect(options()).toHaveLength(3);
    setPreferences({ limitedMode: false, limitedPreset: "" });
    offerTaggedOnly(false);
  });

  it("shows how decks use the inventory in inventory mode", async () => {
    show("bleed", "Rötschreck", { inventoryMode: true });
    await userEvent.click(field());
    expect(within(screen.getByRole("option", { name: /Wall/ })).getByTitle(/^Flexible/)).toBeInTheDocument();
  });

  it("opens a deck by keyboard alone, in its current revision", async () => {
    const { onOpen } = show("bleed", "Rötschreck");
    await userEvent.tab();
    expect(tab("My decks")).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(field()).toHaveFocus();
    await userEvent.keyboard("wal{Enter}");
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("wall-2");
  });

  it("finds a deck by the label of a revision, ignoring case and accents", () => {
    show("bleed", "Rötschreck");
    fireEvent.change(field(), { target: { value: "ÁSHUR" } });
    expect(options()).toEqual(["Wall1d"]);
  });
});

describe("revisions", () => {
  it("are chosen beside a deck that has some", async () => {
    const { onOpen } = show("wall-2", "Wall");
    const select = screen.getByRole("combobox", { name: "Revision" });
    expect(select).toHaveDisplayValue("with Ashur · 1d");
    await userEvent.selectOptions(select, "unlabeled · 2w");
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("wall");
  });

  it("are not mentioned for a deck without any", () => {
    show("bleed", "Rötschreck");
    expect(screen.queryByRole("combobox", { name: "Revision" })).not.toBeInTheDocument();
  });
});

describe("precons", () => {
  it.each([
    ["kot", /^Keepers of Tradition/],
    ["'00", /^Sabbat War/],
    ["tremere anti", /Tremere antitribu/],
  ])("are found by %s", (text, name) => {
    show("", "");
    fireEvent.change(field(), { target: { value: text } });
    expect(options().length).toBeGreaterThan(0);
    for (const option of options()) expect(option).toMatch(name);
  });

  it("are opened by their id", () => {
    const { onOpen } = show("", "");
    fireEvent.change(field(), { target: { value: "V5:PTr" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("V5:PTr");
  });
});

it("opens the advanced selector", async () => {
  const { onAdvanced } = show("bleed", "Rötschreck");
  await userEvent.click(screen.getByRole("button", { name: "Advanced selector" }));
  expect(onAdvanced).toHaveBeenCalledOnce();
});
