import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Card } from "../domain/card/card";
import { imageCandidates } from "../domain/card/images";
import { setsOptions } from "./card-data";
import { optionalPart } from "./optional-part";
import { usePreferences } from "./preferences";
import { siteSettings } from "./site-settings";

/** URLs of card pictures by the user's preferences; `set` selects the scan of one printing. */
export function useCardImages(): (card: Card, set?: string) => readonly string[] {
  const { cardLanguage, legacyImages } = usePreferences();
  const sets = useQuery(optionalPart(setsOptions())).data?.sets;
  return useMemo(() => {
    const { images } = siteSettings();
    return (card, set) =>
      imageCandidates(card, images, sets ?? {}, {
        language: cardLanguage,
        legacy: legacyImages,
        ...(set !== undefined && { set }),
      });
  }, [cardLanguage, legacyImages, sets]);
}
