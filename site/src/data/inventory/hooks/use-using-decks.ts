import { useMemo, useRef } from "react";
import type { CardId } from "../../../domain/card/card";
import type { Deck } from "../../../domain/deck/deck";
import { type CardUse, cardUses } from "../../../domain/inventory/card-use";
import { useFetchedDecks } from "../../decks/hooks/use-deck-cards";
import { decksSoFar, useDeckList } from "../../decks/hooks/use-deck-list";

/** How the user's decks use the inventory. */
export interface UsingDecks {
  /** Flexible and fixed decks that are loaded, with unsent edits applied. */
  readonly decks: readonly Deck[];
  /** By card; a card that no deck uses is absent. */
  readonly uses: ReadonlyMap<CardId, CardUse>;
  /** Whether all flexible and fixed decks are loaded. Until then, numbers are too low. */
  readonly complete: boolean;
  readonly failed: boolean;
}

/** The decks that use the inventory. Fetches nothing until `wanted` is true. */
export function useUsingDecks(wanted = true): UsingDecks {
  const list = useDeckList();
  const rows = decksSoFar(list);
  const ids = useMemo(
    () => rows.filter(({ inventoryType }) => inventoryType !== "virtual").map(({ id }) => id),
    [rows],
  );
  const same = useStable(ids);
  const { decks, complete, failed } = useFetchedDecks(same, wanted);
  const known = useStable(decks);
  const uses = useMemo(() => cardUses(known), [known]);
  const isComplete = list.status === "ready" && complete;
  const isFailed = failed || list.status === "failed";
  return useMemo(
    () => ({ decks: known, uses, complete: isComplete, failed: isFailed }),
    [known, uses, isComplete, isFailed],
  );
}

/** The previous list as long as it has the same elements. */
function useStable<Value>(list: readonly Value[]): readonly Value[] {
  const last = useRef(list);
  const isSame =
    last.current.length === list.length && last.current.every((value, index) => value === list[index]);
  if (!isSame) last.current = list;
  return last.current;
}
