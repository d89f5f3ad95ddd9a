import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { accountOptions } from "../../../data/account";
import { createDeck } from "../../../data/decks/deeds";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import type { FrameProps } from "./deck-frame";

/** Begins a deck: from nothing, or from what is brought along. */
export function NewDialog({ list, dialog, onOpen }: FrameProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const create = () => {
    const author = client.getQueryData(accountOptions().queryKey)?.publicName ?? "";
    onOpen(
      createDeck(client, { name: t("deck.new-name"), author, description: "", tags: [], cards: new Map() }),
      true,
    );
  };
  return (
    <Dialog title={t("deck.new")} size="xs" closeLabel={t("common.close")} onClose={dialog.close}>
      {list.status === "signed-out" ? (
        <p>
          <Link to="/account">{t("deck.login")}</Link>
        </p>
      ) : (
        <Button variant="primary" onClick={create}>
          {t("deck.create")}
        </Button>
      )}
    </Dialog>
  );
}
