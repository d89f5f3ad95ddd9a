import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type DeckReference, referenceFrom, writtenReference } from "../domain/deck/url/deck-reference";
import { asDeckId, writtenDeckId } from "../domain/deck/url/deck-route";
import { CompareRoom } from "../features/deck/compare/compare-room";
import { COMPARED_PARTS } from "./compared-parts";
import { useDialogStep } from "./use-dialog-step";

const ROOM = "/diff/{-$a}/{-$b}";

/** Two decks that stand in the address. */
export function CompareRoomScreen() {
  const { a = "", b = "" } = useParams({ from: ROOM });
  const { left, right } = useSearch({ from: ROOM });
  const navigate = useNavigate();
  const onDecks = useCallback(
    (one: DeckReference, other: DeckReference, replace = false) => {
      const [from, to] = [writtenReference(one), writtenReference(other)];
      void navigate({
        to: ROOM,
        params: { a: written(one), b: written(other) },
        search: { ...(from !== undefined && { left: from }), ...(to !== undefined && { right: to }) },
        replace,
      });
    },
    [navigate],
  );
  return (
    <CompareRoom
      left={useMemo(() => referenceFrom(a, left), [a, left])}
      right={useMemo(() => referenceFrom(b, right), [b, right])}
      onDecks={onDecks}
      dialog={useDialogStep()}
      parts={COMPARED_PARTS}
    />
  );
}

function written({ id }: DeckReference): string | undefined {
  return id === "" ? undefined : writtenDeckId(asDeckId(id));
}
