import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setPreferences } from "../../../../data/preferences";
import type { CardId } from "../../../../domain/card/card";
import { listed, revisionGroup } from "../../../../domain/deck/list/decks.test.support";
import { listPrecons } from "../../../../domain/deck/precon";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { SAMPLE_SETS } from "../../../../domain/samples/bases";
import { DeckFilters } from "./deck-filters";
import { button, cardSource, rowNames, showDialog, stubSizes } from "./select-deck.test.support";
import { useFilteredDecks } from "./use-filtered-decks";

beforeEach(() => {
  stubSizes();
  setPreferences({ sort: {} });
});
afterEach(() => vi.restoreAllMocks());

const OF_WALL = revisionGroup("wall", "wall", "wall-2");
const MINE = [
  listed("rot", {
    name: "Rötschreck",
    tags: ["bleed", "vote"],
    mainClan: "Tremere",
    changed: "2026-03-03T00:00:00Z",
  }),
  listed("wall", { name: "Wall", revisionGroup: OF_WALL, tags: ["bleed"], changed: "2026-03-02T00:00:00Z" }),
  listed("wall-2", {
    name: "Wall",
    revisionLabel: "with Ashur",
    revisionGroup: OF_WALL,
    changed: "2026-03-04T00:00:00Z",
  }),
  listed("ana", { name: "Ánanas", inventoryType: "fixed", changed: "2026-03-01T00:00:00Z" }),
];

const seek = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Filter by deck or card name" }), {
    target: { value: text },
  });
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name }), option);

describe("the list of own decks", () => {
  it("shows decks, last changed first, and every revision on demand", async () => {
    showDialog(MINE);
    expect(screen.getByText("TOTAL: 3")).toBeInTheDocument();
    expect(rowNames()).toEqual(["Rötschreck", "Wall", "Ánanas"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Revisions" }));
    expect(screen.getByText("TOTAL: 4")).toBeInTheDocument();
    expect(rowNames()).toEqual(["Wall with Ashur", "Rötschreck", "Wall", "Ánanas"]);
  });

  it("is sorted, and remembers the order", async () => {
    showDialog(MINE);
    await choose("Sort by", "Name");
    expect(rowNames()).toEqual(["Ánanas", "Rötschreck", "Wall"]);
    expect(localStorage.getItem("methuselah.preferences")).toContain('"deck-list":"name"');
  });

  it("keeps an edited deck in its place until the list is sorted again", async () => {
    showDialog(MINE);
    await userEvent.click(button("Hide Ánanas in the selector"));
    expect(rowNames()).toEqual(["Rötschreck", "Wall", "Ánanas  (hidden)"]);
    await choose("Sort by", "Least recently changed");
    await choose("Sort by", "Recently changed");
    expect(rowNames()).toEqual(["Ánanas  (hidden)", "Rötschreck", "Wall"]);
  });

  it("marks decks with playtest cards once their cards are known", () => {
    const wall = MINE.find(({ name }) => name === "Wall");
    showDialog(MINE, { cards: cardSource({ playtest: new Set(wall && [wall.id]) }) });
    expect(rowNames()).toEqual(["Rötschreck", "Wall  (PLAYTEST)", "Ánanas"]);
  });

  it("marks and finds decks whose cards have changed", async () => {
    const wall = MINE.find(({ name }) => name === "Wall");
    showDialog(MINE, { cards: cardSource({ changed: new Set(wall && [wall.id]) }) });
    expect(rowNames()).toEqual(["Rötschreck", "Wall  (changed)", "Ánanas"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Changed cards" }));
    expect(rowNames()).toEqual(["Wall  (changed)"]);
  });

  it("is filtered by name from three letters on", () => {
    showDialog(MINE);
    seek("zz");
    expect(rowNames()).toHaveLength(3);
    seek("ROTS");
    expect(rowNames()).toEqual(["Rötschreck"]);
    expect(screen.getByText("1 deck shown")).toBeInTheDocument();
  });

  it("names a path as such, in its rows and in the filter", async () => {
    showDialog([...MINE, listed("caine", { name: "Caine's", mainClan: "Caine" })]);
    expect(screen.getByText("Path of Caine", { ignore: "option" })).toBeInTheDocument();
    await choose("Main clan", "Path of Caine");
    expect(rowNames()).toEqual(["Caine's"]);
  });

  it("is filtered by clan, also by having none", async () => {
    showDialog(MINE);
    await choose("Main clan", "Tremere");
    expect(rowNames()).toEqual(["Rötschreck"]);
    await choose("Main clan", "NONE");
    expect(rowNames()).toEqual(["Wall", "Ánanas"]);
  });

  it("is filtered by the use of the inventory in inventory mode", async () => {
    showDialog(MINE, { inventoryMode: true });
    await choose("Inventory", "Fixed");
    expect(rowNames()).toEqual(["Ánanas"]);
  });

  it("counts the decks of every tag, and shows those with all pressed tags", async () => {
    showDialog(MINE);
    await userEvent.click(button("bleed: 2 decks"));
    expect(rowNames()).toEqual(["Rötschreck", "Wall"]);
    await userEvent.click(button("vote: 1 deck"));
    expect(rowNames()).toEqual(["Rötschreck"]);
    expect(button("vote: 1 deck")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button("bleed: 2 decks"));
    await userEvent.click(button("vote: 1 deck"));
    expect(rowNames()).toHaveLength(3);
  });

  it("says that no deck matches, and offers to clear the filters", async () => {
    showDialog(MINE);
    seek("nosferatu");
    expect(screen.getByText("No decks match these filters.")).toBeInTheDocument();
    await userEvent.click(button("Clear all filters"));
    expect(rowNames()).toHaveLength(3);
  });

  it("renders only the visible rows of a thousand", () => {
    showDialog(Array.from({ length: 1000 }, (_, at) => listed(`deck ${at}`)));
    expect(screen.getByText("TOTAL: 1,000")).toBeInTheDocument();
    expect(rowNames().length).toBeGreaterThan(5);
    expect(rowNames().length).toBeLessThan(60);
    expect(document.querySelector("[aria-setsize='1000']")).not.toBeNull();
  });
});

/** The status above the list while the cards are loading. */
function Above({ cards }: { readonly cards: ReturnType<typeof cardSource> }) {
  const list = useFilteredDecks(MINE, cards.known, cards.changed);
  return (
    <>
      <DeckFilters list={list} cards={cards} inventoryMode={false} />
      <output>{list.rows.map(({ name }) => name).join()}</output>
    </>
  );
}

describe("names of cards", () => {
  const GOVERN = 100845 as CardId;
  const known = (...decks: readonly string[]) => ({
    names: [{ id: GOVERN, name: "govern the unaligned" }],
    byDeck: new Map(decks.map((id) => [asDeckId(id), new Map([[GOVERN, id === "ana" ? 4 : 0]])])),
  });

  it("are requested only when a text is searched", () => {
    const cards = cardSource();
    showDialog(MINE, { cards });
    expect(cards.want).not.toHaveBeenCalled();
    seek("gov");
    expect(cards.want).toHaveBeenCalled();
    expect(screen.getByText("Cards of 0 of 3 decks searched")).toBeInTheDocument();
  });

  it("find more decks while cards are loading, and show the progress", () => {
    const { rerender } = render(<Above cards={cardSource({ known: known("rot") })} />);
    seek("GOVERN THE");
    expect(screen.getByText("Cards of 1 of 3 decks searched")).toBeInTheDocument();
    rerender(<Above cards={cardSource({ known: known("rot", "ana"), failed: true })} />);
    expect(screen.getByText("Ánanas")).toBeInTheDocument();
    expect(screen.getByText(/^Cards of 2 of 3 decks searched .*could not be loaded/)).toBeInTheDocument();
    rerender(<Above cards={cardSource({ known: known("rot", "ana", "wall") })} />);
    expect(screen.queryByText(/decks searched/)).not.toBeInTheDocument();
  });
});

describe("the dialog", () => {
  it("opens a deck", async () => {
    const { onOpen } = showDialog(MINE);
    await userEvent.click(button("Wall"));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("wall");
  });

  it("finds precons by set and year, and recent decks", async () => {
    const { onOpen } = showDialog(MINE);
    await userEvent.click(screen.getByRole("radio", { name: "Precons" }));
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "v5:ptr" } });
    await userEvent.click(button("Fifth Edition: Tremere 2020"));
    expect(onOpen).toHaveBeenLastCalledWith("V5:PTr");
    await userEvent.click(screen.getByRole("radio", { name: "Recent" }));
    await userEvent.click(button("Deck of a friend by link"));
    expect(onOpen).toHaveBeenLastCalledWith("Ab3dEf6hI");
  });

  it("waits for the user's own decks", async () => {
    showDialog("loading");
    expect(screen.queryByText(/You do not have any decks/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "My decks" }));
    expect(screen.getByText("Loading…")).toBeVisible();
    expect(screen.queryByText("No decks match these filters.")).not.toBeInTheDocument();
  });

  it.each([
    ["My decks", { mine: "failed" }],
    ["Precons", { precons: "failed" }],
  ] as const)("offers to load %s that failed once more", async (name, lists) => {
    const retry = vi.fn();
    showDialog(MINE, { ...lists, retry });
    await userEvent.click(screen.getByRole("radio", { name }));
    expect(screen.getByRole("alert")).toHaveTextContent("The decks could not be loaded.");
    await userEvent.click(button("Try again"));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("keeps the focus when the second attempt succeeds", async () => {
    const { update } = showDialog(MINE, { precons: "failed" });
    await userEvent.click(screen.getByRole("radio", { name: "Precons" }));
    await userEvent.click(button("Try again"));
    update({ precons: listPrecons(SAMPLE_SETS) });
    await waitFor(() => expect(screen.getByRole("searchbox")).toHaveFocus());
  });

  it.each([
    ["signed-out" as const, "Login to create your decks"],
    [[], "You do not have any decks in your collection yet"],
  ])("tells a user without decks (%j) what to do", (mine, message) => {
    showDialog(mine);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Precons" })).toBeChecked();
    expect(screen.queryByRole("radio", { name: "My decks" })).not.toBeInTheDocument();
  });
});
