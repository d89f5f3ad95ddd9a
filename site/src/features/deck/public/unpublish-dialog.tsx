import { useQueryClient } from "@tanstack/react-query";
import type { PublicPair } from "../../../data/pda/public-pair";
import { unpublishDeck } from "../../../data/pda/publication";
import type { Deck } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import type { DialogsProps } from "../room/dialogs-props";
import { PublicDialog } from "./public-dialog";

interface UnpublishDialogProps extends DialogsProps {
  readonly deck: Deck;
  readonly pair: PublicPair;
}

/** Takes the public copy out of the archive; whoever looked at it sees the deck that it was made of. */
export function UnpublishDialog({ deck, pair, dialog, onOpen }: UnpublishDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isCopy = deck.id === pair.copy;
  return (
    <PublicDialog
      title={t("deck-public.remove-title", { name: deck.name })}
      label={t("deck.remove-public")}
      act={() => unpublishDeck(client, pair)}
      told={t("deck-public.removed")}
      onDone={() => (isCopy ? onOpen(pair.parent, { replace: true }) : dialog.close())}
      onClose={dialog.close}
    >
      <p>{t("deck-public.remove-text")}</p>
    </PublicDialog>
  );
}
