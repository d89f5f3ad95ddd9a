import { useQueryClient } from "@tanstack/react-query";
import { useDeck } from "../../../../data/decks/hooks/use-deck";
import type { PublicPair } from "../../../../data/pda/public-pair";
import { syncDeck } from "../../../../data/pda/publication";
import { differenceOf } from "../../../../domain/deck/diff/difference";
import { useTranslation } from "../../../../i18n/translation";
import { DeckUnavailable } from "./deck-unavailable";
import { PublicDialog } from "./public-dialog";
import { SyncDifference, textsThatDiffer } from "./sync-difference";
import { usePublishObstacle } from "./use-publish-obstacle";

interface SyncDialogProps {
  readonly pair: PublicPair;
  readonly onClose: () => void;
}

/** Shows the changes since the last sync, and syncs the public copy (docs/rules/decks.md §5.2). */
export function SyncDialog({ pair, onClose }: SyncDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [own, shown] = [useDeck(pair.parent), useDeck(pair.copy)];
  const obstacle = usePublishObstacle(own.status === "ready" ? own.deck : undefined);
  if (own.status === "failed" || shown.status === "failed")
    return <DeckUnavailable title={t("deck.sync-public")} onClose={onClose} />;
  if (own.status !== "ready" || shown.status !== "ready") return null;
  const [deck, copy] = [own.deck, shown.deck];
  const cards = differenceOf(copy.cards, deck.cards);
  const texts = textsThatDiffer(copy, deck);
  const differs = cards.size > 0 || texts.length > 0;
  return (
    <PublicDialog
      title={t("deck-public.sync-title", { name: deck.name })}
      label={differs ? t("deck.sync-public") : undefined}
      obstacle={differs ? obstacle : undefined}
      act={() => syncDeck(client, pair)}
      announcement={t("deck-public.synced")}
      onDone={onClose}
      onClose={onClose}
    >
      {differs ? (
        <SyncDifference deck={deck} cards={cards} texts={texts} />
      ) : (
        <p role="status">{t("deck-public.sync-none")}</p>
      )}
    </PublicDialog>
  );
}
