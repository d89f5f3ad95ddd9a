import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { isTemporary } from "../../../data/decks/queue/temporary-id";
import type { Deck, DeckCards } from "../../../domain/deck/deck";
import { formatReference } from "../../../domain/deck/url/deck-reference";
import { asDeckId, formatDeckId } from "../../../domain/deck/url/deck-route";
import { useTask } from "../../../ui/use-task";
import { useDeckPage } from "../shared/deck-page-context";

/** Links to the pages that compare the deck, review it, or list similar decks; `closest`: the closest winner. */
export function useRelatedPages(deck: Deck | undefined) {
  const { search, hash } = useDeckPage();
  const navigate = useNavigate();
  const id = deck && formatDeckId(deck.id);
  // A deck that is stored nowhere is passed on in the URL.
  const inUrl = deck?.id === asDeckId("deck");
  const text = inUrl ? formatReference({ id: "deck", search, hash }) : undefined;
  const onCompare = () =>
    // A proposal is compared with the deck that it was made for.
    void (deck?.reviewOf === undefined
      ? navigate({ to: "/diff/{-$a}/{-$b}", params: { a: id }, search: text ? { left: text } : {} })
      : navigate({
          to: "/diff/{-$a}/{-$b}",
          params: { a: formatDeckId(deck.reviewOf), b: id },
          search: {},
        }));
  const client = useQueryClient();
  const { task, run } = useTask();
  /** The cards for which no winner was found: another deck, or an edit, may have one. */
  const [unmatched, setUnmatched] = useState<DeckCards>();
  const findClosest = async (from: Deck) => {
    const { closestWinner } = await import("../../../data/archive/closest-winner");
    const winner = await closestWinner(client, from);
    if (winner === undefined) return setUnmatched(from.cards);
    await navigate({
      to: "/diff/{-$a}/{-$b}",
      params: { a: id, b: formatDeckId(winner) },
      search: text ? { left: text } : {},
    });
  };
  const problem = task === "failed" ? "failed" : deck && unmatched === deck.cards ? "none" : undefined;
  const closest = deck && ({ problem, onChoose: () => run(() => findClosest(deck)) } as const);
  const onReview = () =>
    void navigate({ to: "/review/{-$id}", params: { id }, search: text ? { deck: text } : {} });
  // A deck that is being created gets another id soon.
  const onSimilar =
    deck && !isTemporary(deck.id)
      ? (archive: "/twd" | "/pda") =>
          void navigate({
            to: archive,
            search: { q: JSON.stringify({ similar: inUrl ? `${deck.id}${text ?? ""}` : deck.id }) },
          })
      : undefined;
  return { onCompare, onReview, onSimilar, closest };
}
