import { rememberCurrentDeck } from "../../../data/current-deck";
import { decksSoFar, useDeckList } from "../../../data/decks/hooks/use-deck-list";
import type { Deck, ListedDeck } from "../../../domain/deck/deck";
import { ownDecks } from "../../../domain/deck/list/deck-entries";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { useTranslation } from "../../../i18n/translation";
import { Select } from "../../../ui/form/select";

/** The decks that cards can be added to; renders nothing without a choice. */
export function DeckChoice({ chosen }: { readonly chosen: Deck | undefined }) {
  const { t } = useTranslation();
  const decks = decksSoFar(useDeckList());
  const offered = ownDecks(decks).filter(({ id, locked, hidden }) => !locked && !hidden && id !== chosen?.id);
  if (offered.length === 0) return null;
  const first = chosen
    ? { value: chosen.id, label: deckLabel(chosen) }
    : { value: "", label: t("deck.choose") };
  return (
    <Select
      label={t("deck.current-choice")}
      value={first.value}
      options={[first, ...offered.map((deck) => ({ value: deck.id, label: deckLabel(deck) }))]}
      onChange={(id) => rememberCurrentDeck(asDeckId(id))}
    />
  );
}

function deckLabel({ name, revisionLabel }: Pick<ListedDeck, "name" | "revisionLabel">): string {
  return revisionLabel === "" ? name : `${name} ${revisionLabel}`;
}
