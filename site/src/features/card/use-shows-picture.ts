import { usePreferences } from "../../data/preferences";
import { useCardImages } from "../../data/use-card-images";
import type { Card } from "../../domain/card/card";
import { useNextRequest } from "../../ui/card/image-failures";

/** Whether the picture of a card is preferred and a URL is left to try. */
export function useShowsPicture(card: Card): boolean {
  const { showImage } = usePreferences();
  const candidates = useCardImages()(card);
  const hasPicture = useNextRequest(candidates) !== undefined;
  return showImage && hasPicture;
}
