import { useMemo, useState } from "react";
import { useWantedTag } from "../../../../data/limited-decks";
import { setPreferences, usePreferences } from "../../../../data/preferences";
import type { DeckId, ListedDeck } from "../../../../domain/deck/deck";
import { deckMap } from "../../../../domain/deck/list/deck-entries";
import {
  type DeckCriteria,
  filterDecks,
  type KnownCards,
  NO_CRITERIA,
} from "../../../../domain/deck/list/deck-filter";
import { indexDecks } from "../../../../domain/deck/list/deck-index";
import { DECK_ORDERS, type DeckOrder, sortDecks } from "../../../../domain/deck/list/deck-order";

/** The name of the list in the preferences. */
const LIST = "deck-list";

function useOrder(): readonly [DeckOrder, (order: DeckOrder) => void] {
  const { sort } = usePreferences();
  const order = DECK_ORDERS.find((one) => one === sort[LIST]) ?? "date";
  return [order, (next) => setPreferences({ sort: { ...sort, [LIST]: next } })];
}

/** Sorts only when decks are added or removed; an edited deck stays where it is, under the pointer. */
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

/** The decks of the list: indexed and sorted once, filtered on every key press. */
export function useFilteredDecks(
  decks: readonly ListedDeck[],
  known: KnownCards | undefined,
  changed: ReadonlySet<DeckId>,
) {
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
    () => filterDecks(index, criteria, known, wantedTag, changed),
    [index, criteria, known, wantedTag, changed],
  );
  // Commands apply only to selected decks that are shown.
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

export type FilteredDecks = ReturnType<typeof useFilteredDecks>;
