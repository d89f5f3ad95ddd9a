import { useMemo } from "react";
import type { ListedDeck } from "../../../domain/deck/deck";
import type { SelectorTab } from "../../../domain/deck/list/selector-tab";
import { type Translate, useTranslation } from "../../../i18n/translation";
import type { Unavailable } from "./deck-options";

export const TAB_NAMES = {
  mine: "deck-list.mine",
  precons: "deck-list.precons",
  recent: "deck-list.recent",
} as const satisfies Record<SelectorTab, string>;

/** Says that decks are loading, or that they could not be loaded. */
export function problemText(t: Translate, problem: Unavailable): string {
  return t(problem === "loading" ? "common.loading" : "deck-list.not-loaded");
}

/** The labels of the deck picker; an incomplete list does not claim that nothing matches. */
export function usePickerLabels(tab: SelectorTab, problem?: Unavailable) {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      placeholder: t(tab === "precons" ? "deck-list.find-precon" : "deck-list.find"),
      none: problem ? problemText(t, problem) : t("deck-list.none-found"),
      more: (left: number) => t("deck-list.more", { count: left }),
    }),
    [t, tab, problem],
  );
}

/** The label of a revision, which may be empty. */
export function labelOfRevision(t: Translate, { revisionLabel }: ListedDeck): string {
  return revisionLabel || t("deck-list.unlabelled");
}

/** "Rötschreck", "Rötschreck #2": names a deck among others, for labels of buttons. */
export function deckLabel({ name, revisionLabel }: ListedDeck): string {
  return revisionLabel === "" ? name : `${name} ${revisionLabel}`;
}
