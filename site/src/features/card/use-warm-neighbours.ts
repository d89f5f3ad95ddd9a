import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { cryptCardsOptions, libraryCardsOptions } from "../../data/card-data";
import { usePreferences } from "../../data/preferences";
import { useCardImages } from "../../data/use-card-images";
import type { Card, CardId } from "../../domain/card/card";
import { isCrypt } from "../../domain/card/ids";
import { warmImage } from "../../ui/card/card-image";

/** Preloads the pictures of the cards on either side. */
export function useWarmNeighbours(
  around: { readonly previous: CardId; readonly next: CardId } | undefined,
): void {
  const client = useQueryClient();
  const { showImage } = usePreferences();
  const candidates = useCardImages();
  const previous = around?.previous;
  const next = around?.next;
  useEffect(() => {
    if (!showImage) return;
    for (const id of [next, previous]) {
      if (id === undefined) continue;
      const card: Card | undefined = isCrypt(id)
        ? client.getQueryData(cryptCardsOptions().queryKey)?.byId.get(id)
        : client.getQueryData(libraryCardsOptions().queryKey)?.byId.get(id);
      if (card) warmImage(candidates(card));
    }
  }, [client, showImage, candidates, previous, next]);
}
