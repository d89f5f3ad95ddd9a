import { useQuery } from "@tanstack/react-query";
import type { Language } from "../domain/language";
import type { Overlay } from "../generated/published";
import { overlayOptions } from "./card-data";
import { usePreferences } from "./preferences";

export interface CardLanguage {
  readonly language: Language;
  /** Null in English, and as long as or where there are no translations. */
  readonly overlay: Overlay | null;
}

/** The language cards are shown in; a search does not wait for translations. */
export function useCardLanguage(): CardLanguage {
  const { cardLanguage } = usePreferences();
  const { data } = useQuery(overlayOptions(cardLanguage));
  return { language: cardLanguage, overlay: data ?? null };
}
