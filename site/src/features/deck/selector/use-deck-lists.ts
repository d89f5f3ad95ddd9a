import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { setsOptions } from "../../../data/card-data";
import type { DeckList } from "../../../data/decks/hooks/use-deck-list";
import { useRecentDecks } from "../../../data/recent-decks";
import { listPrecons } from "../../../domain/deck/precon";
import type { DeckLists, OwnDecks } from "./deck-options";

/** The decks to choose from. */
export function useDeckLists(list: DeckList): DeckLists {
  const { data: catalogue, isPending } = useQuery({ ...setsOptions(), throwOnError: false });
  const loaded = useMemo(() => (catalogue ? listPrecons(catalogue) : []), [catalogue]);
  const precons = isPending ? "loading" : loaded;
  return { mine: ownDecks(list), precons, recent: useRecentDecks() };
}

function ownDecks(list: DeckList): OwnDecks {
  if (list.status === "ready") return list.decks;
  return list.status === "signed-out" ? "signed-out" : "loading";
}
