import { useWinningDeck } from "../../../data/archive/use-winning-deck";
import type { DeckId } from "../../../domain/deck/deck";
import type { OpenedDeck } from "./use-opened-deck";

/** A deck of a tournament: nobody can change it. undefined: none is asked for. */
export function useArchived(id: DeckId | undefined): OpenedDeck {
  const { data, isError, refetch } = useWinningDeck(id);
  if (data) return { status: "ready", deck: data.deck, editing: undefined, win: data };
  if (isError) return { status: "failed", problem: "connection", retry: () => void refetch() };
  return data === null ? { status: "failed", problem: "unknown" } : { status: "loading" };
}
