import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { DeckId } from "../domain/deck/deck";
import { formatDeckId } from "../domain/deck/url/deck-route";
import { lazyPart } from "../lazy/lazy-part";
import { loadScreen } from "../lazy/load-screen";

const ModelFinder = lazyPart(
  loadScreen("model-finder", async () => ({ default: (await import("./archive-model-finder")).ModelFinder })),
);

/** What an archive needs from other features: finding a deck by its id, and opening one. */
export function useArchivePage() {
  const navigate = useNavigate();
  const onOpen = useCallback(
    (id: DeckId) => void navigate({ to: "/decks/{-$id}", params: { id: formatDeckId(id) } }),
    [navigate],
  );
  return { ModelFinder, onOpen };
}
