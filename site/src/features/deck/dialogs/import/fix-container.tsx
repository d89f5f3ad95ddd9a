import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { repairAnonymous } from "../../../../data/decks/commands/anonymous-decks";
import { refetchDeck } from "../../../../data/decks/commands/deck-commands";
import type { DeckEditing } from "../../../../data/decks/hooks/use-deck-editing";
import type { Deck, DeckCards } from "../../../../domain/deck/deck";
import type { BadCard } from "../../../../domain/deck/deck-text";
import { nameEntries } from "../../../../domain/name/autocomplete";
import { deckText } from "../../../../i18n/en/deck-text";
import { useCards } from "../../shared/use-cards";
import { FixBadImport } from "./fix-bad-import";
import { nameSearch } from "./name-search";

/** @public Loaded along with the component. */
export const messages = [deckText];

interface FixContainerProps {
  readonly deck: Deck;
  readonly editing: DeckEditing | undefined;
  readonly lines: readonly BadCard[];
  readonly onClose: () => void;
}

/** Lists the lines of an import that name no card; each fix changes the deck at once. */
export function FixContainer({ deck, editing, lines, onClose }: FixContainerProps) {
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const { all } = useCards();
  const search = useMemo(() => nameSearch(nameEntries<number>(all)), [all]);
  const repair = async (copies: DeckCards) => {
    await repairAnonymous(deck.id, copies);
    await refetchDeck(client, deck.id);
  };
  const fix = (copies: DeckCards) => {
    if (editing) editing.change({ kind: "cards", copies });
    else
      repair(copies).then(
        () => setFailed(false),
        () => setFailed(true),
      );
  };
  return (
    <FixBadImport
      lines={lines}
      cards={deck.cards}
      search={search}
      failed={failed}
      onFix={fix}
      onClose={onClose}
    />
  );
}
