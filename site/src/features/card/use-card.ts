import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { cryptCardsOptions, libraryCardsOptions, overlayOptions } from "../../data/card-data";
import { optionalPart } from "../../data/optional-part";
import { usePreferences } from "../../data/preferences";
import type { Card, CardId, CryptCard } from "../../domain/card/card";
import { isCrypt } from "../../domain/card/ids";
import { type TranslatedCard, wordingOf } from "./wording";

export interface ShownCard {
  readonly card: Card;
  readonly wording: TranslatedCard;
  /** Other crypt cards of the same name: base or advanced, and other groups. */
  readonly versions: readonly CryptCard[];
}

export type CardState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "unknown" }
  | { readonly status: "shown"; readonly shown: ShownCard };

/** One card in the card language, or in English without translations. */
export function useCard(id: CardId): CardState {
  const { cardLanguage } = usePreferences();
  const crypt = useQuery({ ...cryptCardsOptions(), enabled: isCrypt(id) });
  const library = useQuery({ ...libraryCardsOptions(), enabled: !isCrypt(id) });
  const overlay = useQuery(optionalPart(overlayOptions(cardLanguage)));
  const list = isCrypt(id) ? crypt : library;
  // Renders newly loaded cards at low priority, so that the page stays responsive.
  const cryptCards = useDeferredValue(crypt.data);
  const libraryCards = useDeferredValue(library.data);
  const cards = isCrypt(id) ? cryptCards : libraryCards;

  if (cards) {
    const card: Card | undefined = cards.byId.get(id);
    if (!card) return { status: "unknown" };
    if (overlay.isPending) return { status: "loading" };
    const versions = card.kind === "crypt" ? versionsOf(card, crypt.data?.cards ?? []) : [];
    return { status: "shown", shown: { card, wording: wordingOf(card, overlay.data ?? null), versions } };
  }
  if (list.isError) return { status: "failed", retry: () => void list.refetch() };
  return { status: "loading" };
}

function versionsOf(card: CryptCard, cards: readonly CryptCard[]): readonly CryptCard[] {
  return cards.filter((other) => other.name === card.name && other.id !== card.id);
}
