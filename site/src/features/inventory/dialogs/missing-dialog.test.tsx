import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { CardId, LibraryCard } from "../../../domain/card/card";
import { cardNames } from "../../../domain/deck/card-names";
import { shownName } from "../../../domain/deck/export/written-deck";
import { deckOf } from "../../../domain/deck/operations/operations.test.support";
import { copiesOf, DECK_CARDS, findCard } from "../../../domain/deck/samples/deck-cards";
import { cardUses } from "../../../domain/inventory/card-use";
import { EMPTY_INVENTORY } from "../../../domain/inventory/inventory";
import { stockRows } from "../../../domain/inventory/stock-rows";
import type { InventoryDialogProps } from "../shared/dialog-props";
import { MissingDialog } from "./missing-dialog";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

const DOLL = 100199 as CardId;
const GOVERN = 100845 as CardId;
const GUNS = deckOf({ inventoryType: "fixed", cards: copiesOf({ [DOLL]: 4, [GOVERN]: 2 }) });
const KNOWN = { all: DECK_CARDS, find: findCard, names: cardNames(DECK_CARDS), naming: shownName };

vi.mock("../../../data/use-cards", () => ({ useCards: () => KNOWN }));
vi.mock("./shared/use-precons", () => ({ usePrecons: () => ({ status: "ready", precons: [] }) }));
vi.mock("../../../data/decks/hooks/use-deck-list", () => ({
  useDeckList: () => ({ status: "ready", decks: [{ ...GUNS, publicParent: undefined }] }),
  decksSoFar: ({ decks }: { readonly decks: readonly unknown[] }) => decks,
}));
vi.mock("../../../data/decks/hooks/use-deck-cards", () => ({
  useFetchedDecks: (ids: readonly string[]) => ({
    decks: ids.length > 0 ? [GUNS] : [],
    complete: true,
    failed: false,
  }),
}));

function start(props: Partial<InventoryDialogProps> = {}) {
  const uses = cardUses([GUNS]);
  const all: InventoryDialogProps = {
    open: true,
    onClose: () => {},
    inventory: { ...EMPTY_INVENTORY, copies: copiesOf({ [DOLL]: 1 }) },
    store: undefined,
    uses,
    decks: [GUNS],
    complete: true,
    shown: { crypt: [], library: [] },
    ...props,
  };
  render(<MissingDialog {...all} />);
}

it("counts what is missing for all decks", () => {
  start();
  expect(screen.getByText("Missing copies: 5 (crypt 0, library 5); different cards: 2")).toBeVisible();
  expect(screen.getByText("3× Blood Doll")).toBeInTheDocument();
});

it("leaves out cards that the page does not show, unless all are wanted", async () => {
  const doll = findCard(DOLL) as LibraryCard;
  const stock = { copies: copiesOf({ [DOLL]: 1 }), uses: cardUses([GUNS]), targets: new Map() };
  start({ shown: { crypt: [], library: stockRows([doll], stock, "all") } });
  expect(screen.getByText("Missing copies: 3 (crypt 0, library 3); different cards: 1")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: /^Only cards that the page shows/ }));
  expect(screen.getByText("Missing copies: 5 (crypt 0, library 5); different cards: 2")).toBeVisible();
});

it("never reports that nothing is missing before all decks are known", () => {
  start({ complete: false, uses: new Map(), decks: [] });
  expect(screen.getByText("Decks are still loading: the numbers may be too low.")).toBeVisible();
  expect(screen.queryByText("Nothing is missing.")).toBeNull();
});

it("counts for chosen decks, once one is chosen", async () => {
  start();
  await userEvent.click(screen.getByRole("radio", { name: "Chosen decks" }));
  expect(screen.getByText("Choose at least one deck.")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "Guns" }));
  expect(screen.getByText("Missing copies: 5 (crypt 0, library 5); different cards: 2")).toBeVisible();
});

it("counts one of each card for a complete collection", async () => {
  start();
  await userEvent.click(screen.getByRole("radio", { name: "A complete collection" }));
  const cards = new Set(DECK_CARDS.map(({ id }) => id)).size - 1;
  expect(
    screen.getByText(new RegExp(`^Missing copies: ${cards} .*; different cards: ${cards}$`)),
  ).toBeVisible();
});
