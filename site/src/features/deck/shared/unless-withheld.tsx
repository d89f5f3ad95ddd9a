import type { ReactNode } from "react";
import type { Deck } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import { useWithheld } from "./use-withheld";

interface UnlessWithheldProps {
  readonly deck: Deck;
  readonly children: ReactNode;
}

/** What shows the cards of a deck, or why they are not shown. */
export function UnlessWithheld({ deck, children }: UnlessWithheldProps) {
  const { t } = useTranslation();
  return useWithheld(deck) ? <p>{t("deck.contains-playtest")}</p> : children;
}
