import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { setsOptions } from "../../data/card-data";
import { usePreferences } from "../../data/preferences";
import { siteSettings } from "../../data/site-settings";
import type { Card } from "../../domain/card/card";
import { imageCandidates } from "../../domain/card/images";
import { optionalPart } from "./optional-part";

/** Finds the pictures of cards by the visitor's preferences; `set` = the scan of one printing. */
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
