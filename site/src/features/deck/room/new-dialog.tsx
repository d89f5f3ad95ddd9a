import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { accountOptions } from "../../../data/account-query";
import { createDeck } from "../../../data/decks/commands/deck-commands";
import { deckText } from "../../../i18n/en/deck-text";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import type { FrameProps } from "./deck-frame";
import styles from "./deck-frame.module.css";
import { selectWhenShown } from "./select-when-shown";

/** @public Loaded along with the component. */
export const messages = [deckText];

/** Begins a deck: from nothing, or from what is brought along (docs/rules/decks.md §16). */
export function NewDialog({ list, dialog, onOpen }: FrameProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const signedIn = list.status !== "signed-out";
  const made = useRef(false);
  const nameField = `main input[aria-label="${CSS.escape(t("deck.name"))}"]`;
  // The dialog gives the focus back as it closes; the name of the new deck takes it after that.
  useEffect(
    () => () => {
      if (made.current) queueMicrotask(() => selectWhenShown(nameField));
    },
    [nameField],
  );
  const create = () => {
    if (made.current) return;
    made.current = true;
    const author = client.getQueryData(accountOptions().queryKey)?.publicName ?? "";
    const draft = { name: t("deck.new-name"), author, description: "", tags: [], cards: new Map() };
    onOpen(createDeck(client, draft), { replace: true });
  };
  return (
    <Dialog title={t("deck.new")} size="xs" closeLabel={t("common.close")} onClose={dialog.close}>
      <div className={styles.choices}>
        {signedIn ? (
          <Button variant="primary" onClick={create}>
            {t("deck.create")}
          </Button>
        ) : (
          <p>{t("deck.import-without-account")}</p>
        )}
        <Button onClick={() => dialog.open("deck-import-text")}>{t("deck-text.import-text")}</Button>
        <Button onClick={() => dialog.open("deck-import-site")}>{t("deck-text.import-site")}</Button>
      </div>
    </Dialog>
  );
}
