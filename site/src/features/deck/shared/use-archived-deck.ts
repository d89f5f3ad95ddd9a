import { useWinningDeck } from "../../../data/archive/use-winning-deck";
import type { DeckId } from "../../../domain/deck/deck";
import type { OpenedDeck } from "./opened-deck";

/** A winning deck, which is read-only. undefined: none is requested. */
export function useArchivedDeck(id: DeckId | undefined): OpenedDeck {
  const { data, isError, refetch } = useWinningDeck(id);
  if (data) return { status: "ready", deck: data.deck, editing: undefined, win: data };
  if (isError) return { status: "failed", problem: "connection", retry: () => void refetch() };
  return data === null ? { status: "failed", problem: "unknown" } : { status: "loading" };
}
