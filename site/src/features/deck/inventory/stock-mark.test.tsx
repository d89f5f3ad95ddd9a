import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Deck } from "../../../domain/deck/deck";
import { DOLL, deckOf } from "../../../domain/deck/operations/operations.test.support";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { type CardUse, UNUSED } from "../../../domain/inventory/card-use";
import type { CardStock } from "../../../domain/inventory/deck-stock";
import { createStore } from "../../../domain/store";
import type { RowStock } from "./row-stock";
import { StockMark } from "./stock-mark";

const STOCK: CardStock = {
  ...{ copies: 4, owned: 5, use: UNUSED, need: 7, tiedUp: 0, supply: "enough", missing: 0, proxies: 0 },
};

const [SHOWN, DOLLS, WALL] = [asDeckId("Ashown001"), asDeckId("Adolls001"), asDeckId("Awall0001")];
/** The decks that use the inventory, the shown one among them. */
const DECKS = [
  deckOf({ id: SHOWN, name: "Legal" }),
  deckOf({ id: DOLLS, name: "Dolls" }),
  deckOf({ id: WALL, name: "Wall", revisionLabel: "#2" }),
];

interface Shown {
  readonly stock?: Partial<CardStock> | undefined;
  readonly deck?: Partial<Deck>;
  readonly onMarker?: RowStock["onMarker"];
  readonly copies?: number;
}

function show({ stock, deck = {}, onMarker, copies = 4 }: Shown) {
  const source = createStore<RowStock>({
    deck: deckOf({ id: SHOWN, inventoryType: "flexible", ...deck }),
    stock: stock && new Map([[DOLL, { ...STOCK, ...stock }]]),
    decks: DECKS,
    onMarker,
  });
  const { container } = render(<StockMark source={source} card={DOLL} name="Blood Doll" copies={copies} />);
  return { source, supply: () => container.querySelector<HTMLElement>("[data-supply]")?.dataset.supply };
}

describe("the mark beside the copies", () => {
  it.each([
    ["enough", 7, undefined, ""],
    ["scarce", 5, "Not enough for all decks: 5 owned, 7 needed", "~"],
    ["short", 3, "Too few: 3 of 4 copies owned", "!"],
  ] as const)("of a card that is %s has color, sign and words", (supply, owned, words, sign) => {
    const shown = show({ stock: { supply, owned } });
    expect(shown.supply()).toBe(supply);
    const mark = screen.queryByRole("img");
    if (words === undefined) expect(mark).not.toBeInTheDocument();
    else {
      expect(mark).toHaveAccessibleName(words);
      expect(mark).toHaveAttribute("title", words);
      expect(mark).toHaveTextContent(sign);
    }
  });

  it("names the other decks that use the card", () => {
    const use: CardUse = {
      fixed: new Map([[DOLLS, 5]]),
      flexible: new Map([
        [SHOWN, 4],
        [WALL, 2],
      ]),
    };
    show({ stock: { supply: "scarce", use } });
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Not enough for all decks: 5 owned, 7 needed. In fixed decks: Dolls (5). In flexible decks: Wall #2 (2)",
    );
  });

  it("has neither color nor sign until the inventory is known, and follows it", () => {
    const { source, supply } = show({});
    expect(supply()).toBe("");
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    act(() => source.set({ ...source.get(), stock: new Map([[DOLL, { ...STOCK, supply: "short" }]]) }));
    expect(supply()).toBe("short");
  });

  it("is absent for a considered card", () => {
    const { supply } = show({ stock: { supply: "short" }, copies: 0, onMarker: vi.fn() });
    expect(supply()).toBeUndefined();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("the marker of a card", () => {
  it.each([
    ["flexible", undefined, "Blood Doll: Flexible, like the deck. Switch to Fixed", "fixed"],
    ["flexible", "fixed", "Blood Doll: Fixed, unlike the deck. Switch to Virtual", "virtual"],
    ["flexible", "virtual", "Blood Doll: Virtual, unlike the deck. Switch to Flexible", undefined],
    ["fixed", undefined, "Blood Doll: Fixed, like the deck. Switch to Virtual", "virtual"],
  ] as const)("in a %s deck, marked %s, is named and switched", async (inventoryType, marker, name, next) => {
    const onMarker = vi.fn();
    const markers = new Map(marker ? [[DOLL, marker]] : []);
    show({ stock: {}, deck: { inventoryType, markers }, onMarker });
    const button = screen.getByRole("button", { name });
    expect(button).toHaveAttribute("aria-pressed", String(marker !== undefined));
    await userEvent.click(button);
    expect(onMarker).toHaveBeenCalledExactlyOnceWith(DOLL, next);
  });

  it("says what is wrong with the supply, too", () => {
    show({ stock: { supply: "short", owned: 3 }, onMarker: vi.fn() });
    const words = /Switch to Fixed\. Too few: 3 of 4 copies owned$/;
    expect(screen.getByRole("button", { name: words })).toHaveTextContent("!");
  });

  it.each([
    ["in a virtual deck, which uses no cards", { inventoryType: "virtual" }, vi.fn()],
    ["in a deck that cannot be edited", {}, undefined],
  ] as const)("is not offered %s", (_, deck, onMarker) => {
    show({ stock: { supply: "short" }, deck, onMarker });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByRole("img")).toBeInTheDocument();
  });
});
