import { useMemo } from "react";
import { useCards } from "../../../../data/use-cards";
import type { CardId } from "../../../../domain/card/card";
import type { Deck } from "../../../../domain/deck/deck";
import { missingForAll, missingForDecks, missingOfCollection } from "../../../../domain/inventory/missing";
import type { Copies } from "../../../../domain/inventory/precon-offers";
import type { InventoryDialogProps } from "../../shared/dialog-props";

/** What copies are missing for. */
export type MissingScope = "all" | "chosen" | "collection";

type Stock = Pick<InventoryDialogProps, "inventory" | "uses" | "decks" | "shown">;

interface Wanted {
  readonly scope: MissingScope;
  readonly chosen: readonly Deck[];
  /** Leaves out cards that the page does not show. */
  readonly onlyShown: boolean;
}

interface Missing {
  readonly copies: Copies;
  /** Whether the filters of the page leave out some of them. */
  readonly isNarrower: boolean;
}

/** The missing copies by card. */
export function useMissing({ inventory, uses, decks, shown }: Stock, wanted: Wanted): Missing {
  const { all } = useCards();
  const { scope, chosen, onlyShown } = wanted;
  const copies = useMemo(() => {
    if (scope === "all") return missingForAll(inventory, uses);
    if (scope === "chosen") return missingForDecks(inventory, decks, chosen);
    return missingOfCollection(inventory, all);
  }, [scope, inventory, uses, decks, chosen, all]);
  return useMemo(() => {
    const onPage = new Set<CardId>([...shown.crypt, ...shown.library].map(({ card }) => card.id));
    // The cards of a complete collection are on no page.
    const isFiltered = scope !== "collection" && onPage.size > 0;
    const within = new Map([...copies].filter(([card]) => onPage.has(card)));
    const isNarrower = isFiltered && within.size < copies.size;
    return { copies: isNarrower && onlyShown ? within : copies, isNarrower };
  }, [copies, shown, scope, onlyShown]);
}
