import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { preconsOptions, setsOptions } from "../../../data/card-data";
import type { DeckId } from "../../../domain/deck/deck";
import { buildPrecon } from "../../../domain/deck/precon";
import type { OpenedDeck } from "./opened-deck";

/**
 * A precon, built from the published lists without calls to the server (docs/rules/decks.md §14).
 * undefined: none is requested.
 */
export function usePrecon(id: DeckId | undefined): OpenedDeck {
  const enabled = id !== undefined;
  const sets = useQuery({ ...setsOptions(), throwOnError: false, enabled });
  const lists = useQuery({ ...preconsOptions(), enabled });
  const deck = useMemo(
    () => id && sets.data && lists.data && buildPrecon(id, sets.data, lists.data),
    [id, sets.data, lists.data],
  );
  if (deck) return { status: "ready", deck, editing: undefined };
  if (sets.isError || lists.isError) {
    const retry = () => {
      void sets.refetch();
      void lists.refetch();
    };
    return { status: "failed", problem: "connection", retry };
  }
  return sets.data && lists.data ? { status: "failed", problem: "unknown" } : { status: "loading" };
}
