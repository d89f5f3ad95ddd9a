import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type DeckPlace, placeOf, writtenPlace } from "../domain/deck/address/asked-deck";
import { asDeckId, writtenDeckId } from "../domain/deck/list/deck-address";
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
    (one: DeckPlace, other: DeckPlace, replace = false) => {
      const [from, to] = [writtenPlace(one), writtenPlace(other)];
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
      left={useMemo(() => placeOf(a, left), [a, left])}
      right={useMemo(() => placeOf(b, right), [b, right])}
      onDecks={onDecks}
      dialog={useDialogStep()}
      parts={COMPARED_PARTS}
    />
  );
}

function written({ id }: DeckPlace): string | undefined {
  return id === "" ? undefined : writtenDeckId(asDeckId(id));
}
