import { useTranslation } from "../../../i18n/translation";
import type { FrameProps } from "../room/deck-frame";
import { ActionList } from "./action-list";
import { useClone } from "./use-clone";
import { useDeckActions } from "./use-deck-actions";

/** What can be done with the deck, or without one. */
export function DeckActionsList({ deck, editing, list, dialog, onOpen }: FrameProps) {
  const { t } = useTranslation();
  const clone = useClone(deck, onOpen);
  const signedIn = list.status !== "signed-out";
  const actions = useDeckActions({ deck, editing, signedIn, open: dialog.open, ...clone });
  return <ActionList label={t("deck.actions")} actions={actions} />;
}
