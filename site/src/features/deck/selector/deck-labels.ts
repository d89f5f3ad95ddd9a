import { useMemo } from "react";
import type { ListedDeck } from "../../../domain/deck/deck";
import type { SelectorTab } from "../../../domain/deck/list/selector-tab";
import { type Translate, useTranslation } from "../../../i18n/translation";

export const TAB_NAMES = {
  mine: "deck-list.mine",
  precons: "deck-list.precons",
  recent: "deck-list.recent",
} as const satisfies Record<SelectorTab, string>;

/** The labels of the deck picker; an incomplete list does not claim that nothing matches. */
export function usePickerLabels(tab: SelectorTab, isLoading = false) {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      placeholder: t(tab === "precons" ? "deck-list.find-precon" : "deck-list.find"),
      none: t(isLoading ? "common.loading" : "deck-list.none-found"),
      more: (left: number) => t("deck-list.more", { count: left }),
    }),
    [t, tab, isLoading],
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
