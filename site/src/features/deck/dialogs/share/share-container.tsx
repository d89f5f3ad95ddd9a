import { createAnonymous } from "../../../../data/decks/commands/anonymous-decks";
import { isTemporary } from "../../../../data/decks/queue/temporary-id";
import { siteSettings } from "../../../../data/site-settings";
import type { Deck } from "../../../../domain/deck/deck";
import { hasPlaytest } from "../../../../domain/deck/facts/has-playtest";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { deckText } from "../../../../i18n/en/deck-text";
import { playtestMode } from "../../../../i18n/en/playtest-mode";
import { useTranslation } from "../../../../i18n/translation";
import { deckPageUrl } from "../../shared/deck-page-url";
import { ShareDialog } from "./share-dialog";

/** @public Loaded along with the component. */
export const messages = [deckText, playtestMode];

/** The deck exists only in its URL: there is no id to link to. */
const IN_URL = asDeckId("deck");

interface ShareContainerProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

/** The URLs of the shown deck (docs/rules/decks.md §2.3). */
export function ShareContainer({ deck, onClose }: ShareContainerProps) {
  const { t } = useTranslation();
  const isPrecon = deck.id.includes(":");
  const isStored = deck.id !== IN_URL && !isTemporary(deck.id);
  const isInTesting = hasPlaytest(deck.cards);
  const snapshot = async () => deckPageUrl((await createAnonymous(deck)).id);
  return (
    <ShareDialog
      deck={deck}
      standard={isStored ? deckPageUrl(deck.id) : undefined}
      inUrlPage={isPrecon || isInTesting ? undefined : deckPageUrl(IN_URL)}
      noUrl={isInTesting && !isPrecon ? t("playtest-mode.no-url") : undefined}
      makeSnapshot={isStored && !isPrecon ? snapshot : undefined}
      builders={isInTesting ? [] : siteSettings().deckBuilders}
      onClose={onClose}
    />
  );
}
