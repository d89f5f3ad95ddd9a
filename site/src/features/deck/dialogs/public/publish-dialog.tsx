import { useQueryClient } from "@tanstack/react-query";
import { publishDeck } from "../../../../data/pda/publication";
import { useCards } from "../../../../data/use-cards";
import type { Deck } from "../../../../domain/deck/deck";
import type { RuleId } from "../../../../domain/deck/legality/rule";
import { useTranslation } from "../../../../i18n/translation";
import { LegalitySummary } from "../../../../ui/legality/legality-summary";
import { useKnownNames } from "../../shared/use-known-names";
import { PublicDialog } from "./public-dialog";
import { usePublishObstacle } from "./use-publish-obstacle";

/** Rules that a public deck must follow as well. */
const PREVENTING: ReadonlySet<RuleId> = new Set(["crypt-size", "library-size", "testing"]);

/** Publishes a deck if its size and its cards allow it (docs/rules/decks.md §5.1). */
export function PublishDialog({ deck, onClose }: { readonly deck: Deck; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { find, catalogue } = useCards();
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
      <LegalitySummary
        cards={deck.cards}
        names={useKnownNames(find, catalogue)}
        below={({ rule }) => <p>{t(PREVENTING.has(rule) ? "legality.prevents" : "legality.allows")}</p>}
      />
    </PublicDialog>
  );
}
