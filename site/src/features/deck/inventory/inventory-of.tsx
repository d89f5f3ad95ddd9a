import { type ReactNode, useState } from "react";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { useInventoryMode } from "../../../data/inventory/hooks/use-inventory-mode";
import { type Deck, isEditable } from "../../../domain/deck/deck";
import { hasPlaytest } from "../../../domain/deck/facts/has-playtest";
import { useLoaded } from "../../../lazy/lazy-part";
import { type RowMarks, RowMarksProvider } from "../shared/row-marks";
import { InventoryBar } from "./lazy-bar";
import { ReservedBar } from "./reserved-bar";

interface InventoryOfProps {
  readonly deck: Deck;
  /** undefined: how the deck uses the inventory cannot be changed here. */
  readonly editing?: DeckEditing | undefined;
  /** Lists of the cards of the deck. */
  readonly children: ReactNode;
}

/** Reserves the space of the marks in the rows. */
const NO_MARKS: RowMarks = { render: () => null };

/** In inventory mode, shows above and in the lists of a deck what the user owns of it. */
export function InventoryOf({ deck, editing, children }: InventoryOfProps) {
  const parts = useInventoryParts();
  // A page that waits does not show the deck; otherwise the mode was turned on before the deck was there.
  const isReserved = parts === "reserved" || parts === "loading";
  const [marks, setMarks] = useState<RowMarks>();
  return (
    <>
      {parts === "shown" && <InventoryBar deck={deck} editing={editing} onMarks={setMarks} />}
      {isReserved && !hasPlaytest(deck.cards) && (
        <ReservedBar deck={deck} hasButton={editing !== undefined && isEditable(deck)} />
      )}
      <RowMarksProvider value={marks ?? (isReserved ? NO_MARKS : undefined)}>{children}</RowMarksProvider>
    </>
  );
}

/**
 * Whether the inventory mode shows its parts. A page that begins in the mode waits for "loading" to end; one that is
 * shown already reserves their space.
 */
export function useInventoryParts(): "none" | "loading" | "reserved" | "shown" {
  const wanted = useInventoryMode();
  const loaded = useLoaded(InventoryBar, wanted);
  const [waits] = useState(wanted);
  if (!wanted) return "none";
  if (loaded) return "shown";
  return waits ? "loading" : "reserved";
}
