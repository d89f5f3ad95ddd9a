import { usePreferences } from "../../data/preferences";
import type { Card } from "../../domain/card/card";
import { useNextRequest } from "../../ui/card/image-failures";
import { useCardImages } from "./use-card-images";

/** Is the picture of a card wanted, and is there still an address that may have it? */
export function useShowsPicture(card: Card): boolean {
  const { showImage } = usePreferences();
  const candidates = useCardImages()(card);
  const hasPicture = useNextRequest(candidates) !== undefined;
  return showImage && hasPicture;
}
