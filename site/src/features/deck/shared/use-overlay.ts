import { useQuery } from "@tanstack/react-query";
import { overlayOptions } from "../../../data/card-data";
import { usePreferences } from "../../../data/preferences";
import type { Overlay } from "../../../generated/published";

/** The texts of cards in the card language; null in English, and without translations. */
export function useOverlay(): Overlay | null {
  const { cardLanguage } = usePreferences();
  return useQuery(overlayOptions(cardLanguage)).data ?? null;
}
