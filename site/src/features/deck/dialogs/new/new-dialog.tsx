import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { accountOptions } from "../../../../data/account-query";
import { createDeck } from "../../../../data/decks/commands/deck-commands";
import { deckText } from "../../../../i18n/en/deck-text";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { useAnnounce } from "../../../../ui/live-region";
import styles from "../../shared/choices.module.css";
import type { DeckDialogName, OpenDeck } from "../../shared/deck-page-context";
import { selectWhenShown } from "./select-when-shown";

/** @public Loaded along with the component. */
export const messages = [deckText];

interface NewDialogProps {
  readonly signedIn: boolean;
  readonly onOpen: OpenDeck;
  readonly onImport: (dialog: DeckDialogName) => void;
  readonly onClose: () => void;
}

/** Starts a new deck, or leads to the imports (docs/rules/decks.md §16). */
export function NewDialog({ signedIn, onOpen, onImport, onClose }: NewDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const announce = useAnnounce();
  const created = useRef(false);
  const nameField = `main input[aria-label="${CSS.escape(t("deck.name"))}"]`;
  // The closing dialog restores the focus; afterwards the name of the new deck takes it.
  useEffect(
    () => () => {
      if (created.current) queueMicrotask(() => selectWhenShown(nameField));
    },
    [nameField],
  );
  const create = () => {
    if (created.current) return;
    created.current = true;
    const author = client.getQueryData(accountOptions().queryKey)?.publicName ?? "";
    const draft = { name: t("deck.new-name"), author, description: "", tags: [], cards: new Map() };
    createDeck(client, draft).then(
      (id) => onOpen(id, { replace: true }),
      () => {
        created.current = false;
        announce(t("deck.offline"));
      },
    );
  };
  return (
    <Dialog title={t("deck.new")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <div className={styles.choices}>
        {signedIn ? (
          <Button variant="primary" onClick={create}>
            {t("deck.create")}
          </Button>
        ) : (
          <p>{t("deck.import-without-account")}</p>
        )}
        <Button onClick={() => onImport("deck-import-text")}>{t("deck-text.import-text")}</Button>
        <Button onClick={() => onImport("deck-import-site")}>{t("deck-text.import-site")}</Button>
      </div>
    </Dialog>
  );
}
