import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { setsOptions } from "../../../data/card-data";
import type { DeckList } from "../../../data/decks/hooks/use-deck-list";
import { useRecentDecks } from "../../../data/recent-decks";
import { listPrecons } from "../../../domain/deck/precon";
import type { DeckLists, OwnDecks } from "./deck-options";

/** The decks to choose from. */
export function useDeckLists(list: DeckList): DeckLists {
  const { data: catalogue, status, refetch } = useQuery({ ...setsOptions(), throwOnError: false });
  const known = useMemo(() => catalogue && listPrecons(catalogue), [catalogue]);
  const recent = useRecentDecks();
  const retry = () => {
    if (list.status === "failed") list.retry();
    if (!known) void refetch();
  };
  return {
    mine: ownDecks(list),
    precons: known ?? (status === "error" ? "failed" : "loading"),
    recent,
    retry,
  };
}

function ownDecks(list: DeckList): OwnDecks {
  return list.status === "ready" ? list.decks : list.status;
}
