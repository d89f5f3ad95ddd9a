import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { DeckId } from "../domain/deck/deck";
import { writtenDeckId } from "../domain/deck/url/deck-route";
import { lazyPart } from "./lazy-part";
import { loadScreen } from "./load-screen";

const ModelFinder = lazyPart(
  loadScreen("model-finder", async () => ({ default: (await import("./archive-model-finder")).ModelFinder })),
);

/** Functions that an archive needs from other pages: a deck by its id, and the link to one. */
export function useArchiveRoom() {
  const navigate = useNavigate();
  const onOpen = useCallback(
    (id: DeckId) => void navigate({ to: "/decks/{-$id}", params: { id: writtenDeckId(id) } }),
    [navigate],
  );
  return { ModelFinder, onOpen };
}
