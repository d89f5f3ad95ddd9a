import { createAnonymous } from "../../../../data/decks/commands/anonymous-decks";
import { isTemporary } from "../../../../data/decks/queue/temporary-id";
import { siteSettings } from "../../../../data/site-settings";
import type { Deck } from "../../../../domain/deck/deck";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { deckText } from "../../../../i18n/en/deck-text";
import { deckPageUrl } from "../../shared/deck-page-url";
import { ShareDialog } from "./share-dialog";

/** @public Loaded along with the component. */
export const messages = [deckText];

/** The deck exists only in its URL: there is no id to link to. */
const IN_URL = asDeckId("deck");

interface ShareContainerProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

/** The URLs of the shown deck (docs/rules/decks.md §2.3). */
export function ShareContainer({ deck, onClose }: ShareContainerProps) {
  const isPrecon = deck.id.includes(":");
  const isStored = deck.id !== IN_URL && !isTemporary(deck.id);
  const snapshot = async () => deckPageUrl((await createAnonymous(deck)).id);
  return (
    <ShareDialog
      deck={deck}
      standard={isStored ? deckPageUrl(deck.id) : undefined}
      inUrlPage={isPrecon ? undefined : deckPageUrl(IN_URL)}
      makeSnapshot={isStored && !isPrecon ? snapshot : undefined}
      builders={siteSettings().deckBuilders}
      onClose={onClose}
    />
  );
}
