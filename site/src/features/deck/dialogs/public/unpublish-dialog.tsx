import { useQueryClient } from "@tanstack/react-query";
import type { PublicPair } from "../../../../data/pda/public-pair";
import { unpublishDeck } from "../../../../data/pda/publication";
import type { Deck } from "../../../../domain/deck/deck";
import { useTranslation } from "../../../../i18n/translation";
import { PublicDialog } from "./public-dialog";

interface UnpublishDialogProps {
  readonly deck: Deck;
  readonly pair: PublicPair;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Removes the public copy from the archive. */
export function UnpublishDialog({ deck, pair, onDone, onClose }: UnpublishDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <PublicDialog
      title={t("deck-public.remove-title", { name: deck.name })}
      label={t("deck.remove-public")}
      act={() => unpublishDeck(client, pair)}
      announcement={t("deck-public.removed")}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{t("deck-public.remove-text")}</p>
    </PublicDialog>
  );
}
