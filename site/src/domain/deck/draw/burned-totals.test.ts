import { expect, test } from "vitest";
import type { CryptCard, LibraryCard } from "../../card/card";
import { DECK_CARDS } from "../samples/deck-cards";
import { ashHeapCost, controlledCapacity } from "./burned-totals";

const vampires = (...ids: readonly number[]) =>
  ids.flatMap((id) =>
    DECK_CARDS.filter((card): card is CryptCard => card.kind === "crypt" && card.id === id),
  );
const heap = (...ids: readonly number[]) =>
  ids.flatMap((id) =>
    DECK_CARDS.filter((card): card is LibraryCard => card.kind === "library" && card.id === id),
  );

test("controlled vampires count with their capacity, each copy", () => {
  expect(controlledCapacity([])).toBe(0);
  // Theo Bell (G6) twice, Anarch Convert.
  expect(controlledCapacity(vampires(201613, 201613, 200076))).toBe(8 + 8 + 1);
});

test("an ash heap counts with its blood and pool cost; X is 0", () => {
  expect(ashHeapCost([])).toEqual({ blood: 0, pool: 0 });
  // Deflection twice, .44 Magnum, Awe (X), Create Gargoyle.
  expect(ashHeapCost(heap(100518, 100518, 100001, 100119, 100440))).toEqual({ blood: 2, pool: 4 });
});
