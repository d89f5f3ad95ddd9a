import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { setsOptions } from "../../data/card-data";
import { optionalPart } from "../../data/optional-part";
import { usePreferences } from "../../data/preferences";
import { siteSettings } from "../../data/site-settings";
import type { Card } from "../../domain/card/card";
import { imageCandidates } from "../../domain/card/images";

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
