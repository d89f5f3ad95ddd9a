import { useLocation, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { DeckId } from "../domain/deck/deck";
import { type DeckReference, formatReference, referenceFrom } from "../domain/deck/url/deck-reference";
import { asDeckId, formatDeckId } from "../domain/deck/url/deck-route";
import { ReviewPage } from "../features/deck/review/review-page";
import { useDialogStep } from "./use-dialog-step";

const PATH = "/review/{-$id}";

/** Reviews the deck in the URL; the proposed changes follow "#". */
export function ReviewScreen() {
  const { id = "" } = useParams({ from: PATH });
  const { deck: written } = useSearch({ from: PATH });
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const onHash = useCallback(
    (next: string) =>
      void navigate({ to: ".", search: true, hash: next, state: true, replace: true, resetScroll: false }),
    [navigate],
  );
  const onDeck = useCallback(
    (reference: DeckReference, { hash: changes = "", replace = false } = {}) => {
      const text = formatReference(reference);
      void navigate({
        to: PATH,
        params: { id: reference.id === "" ? undefined : formatDeckId(asDeckId(reference.id)) },
        search: text === undefined ? {} : { deck: text },
        hash: changes,
        replace,
      });
    },
    [navigate],
  );
  const onSaved = useCallback(
    (saved: DeckId) => void navigate({ to: "/decks/{-$id}", params: { id: formatDeckId(saved) } }),
    [navigate],
  );
  return (
    <ReviewPage
      reference={useMemo(() => referenceFrom(id, written), [id, written])}
      hash={hash}
      onHash={onHash}
      onDeck={onDeck}
      onSaved={onSaved}
      dialog={useDialogStep()}
    />
  );
}
