import { useQueryClient } from "@tanstack/react-query";
import { publishDeck } from "../../../../data/pda/publication";
import type { Deck } from "../../../../domain/deck/deck";
import { useTranslation } from "../../../../i18n/translation";
import { PublicDialog } from "./public-dialog";
import { usePublishObstacle } from "./use-publish-obstacle";

/** Publishes a deck if its size and its cards allow it (docs/rules/decks.md §5.1). */
export function PublishDialog({ deck, onClose }: { readonly deck: Deck; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <PublicDialog
      title={t("deck-public.make-title", { name: deck.name })}
      label={t("deck.make-public")}
      obstacle={usePublishObstacle(deck)}
      act={async () => void (await publishDeck(client, deck.id))}
      announcement={t("deck-public.made")}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t("deck-public.make-text")}</p>
    </PublicDialog>
  );
}
