import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type DeckReference, formatReference, referenceFrom } from "../domain/deck/url/deck-reference";
import { asDeckId, formatDeckId } from "../domain/deck/url/deck-route";
import { ComparePage } from "../features/deck/compare/compare-page";
import { useDialogStep } from "./use-dialog-step";

const PATH = "/diff/{-$a}/{-$b}";

/** Compares the two decks in the URL. */
export function CompareScreen() {
  const { a = "", b = "" } = useParams({ from: PATH });
  const { left, right } = useSearch({ from: PATH });
  const navigate = useNavigate();
  const onDecks = useCallback(
    (one: DeckReference, other: DeckReference, replace = false) => {
      const [from, to] = [formatReference(one), formatReference(other)];
      void navigate({
        to: PATH,
        params: { a: written(one), b: written(other) },
        search: { ...(from !== undefined && { left: from }), ...(to !== undefined && { right: to }) },
        replace,
      });
    },
    [navigate],
  );
  return (
    <ComparePage
      left={useMemo(() => referenceFrom(a, left), [a, left])}
      right={useMemo(() => referenceFrom(b, right), [b, right])}
      onDecks={onDecks}
      dialog={useDialogStep()}
    />
  );
}

function written({ id }: DeckReference): string | undefined {
  return id === "" ? undefined : formatDeckId(asDeckId(id));
}
