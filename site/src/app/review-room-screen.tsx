import { useLocation, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { DeckId } from "../domain/deck/deck";
import { type DeckReference, referenceFrom, writtenReference } from "../domain/deck/url/deck-reference";
import { asDeckId, writtenDeckId } from "../domain/deck/url/deck-route";
import { ReviewRoom } from "../features/deck/review/review-room";
import { COMPARED_PARTS } from "./compared-parts";
import { useDialogStep } from "./use-dialog-step";

const ROOM = "/review/{-$id}";

/** A deck in the address, and behind "#" what is proposed for it. */
export function ReviewRoomScreen() {
  const { id = "" } = useParams({ from: ROOM });
  const { deck: written } = useSearch({ from: ROOM });
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const onHash = useCallback(
    (next: string) =>
      void navigate({ to: ".", search: true, hash: next, state: true, replace: true, resetScroll: false }),
    [navigate],
  );
  const onDeck = useCallback(
    (place: DeckReference, { hash: changes = "", replace = false } = {}) => {
      const text = writtenReference(place);
      void navigate({
        to: ROOM,
        params: { id: place.id === "" ? undefined : writtenDeckId(asDeckId(place.id)) },
        search: text === undefined ? {} : { deck: text },
        hash: changes,
        replace,
      });
    },
    [navigate],
  );
  const onKept = useCallback(
    (kept: DeckId) => void navigate({ to: "/decks/{-$id}", params: { id: writtenDeckId(kept) } }),
    [navigate],
  );
  return (
    <ReviewRoom
      place={useMemo(() => referenceFrom(id, written), [id, written])}
      hash={hash}
      onHash={onHash}
      onDeck={onDeck}
      onKept={onKept}
      dialog={useDialogStep()}
      parts={COMPARED_PARTS}
    />
  );
}
