import { useMemo, useState } from "react";
import { useWantedTag } from "../../../data/limited-decks";
import { setPreferences, usePreferences } from "../../../data/preferences";
import type { DeckId, ListedDeck } from "../../../domain/deck/deck";
import { deckMap } from "../../../domain/deck/list/deck-entries";
import {
  type DeckCriteria,
  filterDecks,
  type KnownCards,
  NO_CRITERIA,
} from "../../../domain/deck/list/deck-filter";
import { indexDecks } from "../../../domain/deck/list/deck-index";
import { DECK_ORDERS, type DeckOrder, sortDecks } from "../../../domain/deck/list/deck-order";

/** Orders stand under the list's name in the preferences. */
const LIST = "deck-list";

function useOrder(): readonly [DeckOrder, (order: DeckOrder) => void] {
  const { sort } = usePreferences();
  const order = DECK_ORDERS.find((one) => one === sort[LIST]) ?? "date";
  return [order, (next) => setPreferences({ sort: { ...sort, [LIST]: next } })];
}

/** Sorts when decks come or go; one that is edited stays where it is, under the pointer. */
function useKeptOrder(decks: readonly ListedDeck[], order: DeckOrder): readonly ListedDeck[] {
  const members = decks
    .map(({ id }) => id)
    .toSorted()
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is that of the moment the members changed
  const ids = useMemo(() => sortDecks(decks, order).map(({ id }) => id), [members, order]);
  return useMemo(() => {
    const byId = deckMap(decks);
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [ids, decks]);
}

/** The decks of the list: folded and sorted once, narrowed on every key press. */
export function useDeckRows(decks: readonly ListedDeck[], known: KnownCards | undefined) {
  const [criteria, setCriteria] = useState<DeckCriteria>(NO_CRITERIA);
  const [order, setOrder] = useOrder();
  const [selected, setSelected] = useState<ReadonlySet<DeckId>>(new Set());
  const sorted = useKeptOrder(decks, order);
  const index = useMemo(() => indexDecks(sorted), [sorted]);
  const all = useMemo(
    () => index.filter(({ isCurrent }) => criteria.revisions || isCurrent),
    [index, criteria],
  );
  const wantedTag = useWantedTag();
  const rows = useMemo(
    () => filterDecks(index, criteria, known, wantedTag),
    [index, criteria, known, wantedTag],
  );
  // What is out of sight is not meant by what is done to the selection.
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  return {
    criteria,
    change: (part: Partial<DeckCriteria>) => setCriteria((before) => ({ ...before, ...part })),
    clear: () => setCriteria(({ revisions }) => ({ ...NO_CRITERIA, revisions })),
    order,
    setOrder,
    index,
    /** Without the filters. */
    all,
    rows,
    chosen,
    select: setSelected,
  };
}

export type DeckRows = ReturnType<typeof useDeckRows>;
