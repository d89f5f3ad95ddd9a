import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { repairAnonymous } from "../../../../data/decks/commands/anonymous-decks";
import { refetchDeck } from "../../../../data/decks/commands/deck-commands";
import type { DeckEditing } from "../../../../data/decks/hooks/use-deck-editing";
import { nameSearch } from "../../../../data/name-search";
import { useCards } from "../../../../data/use-cards";
import type { Deck, DeckCards } from "../../../../domain/deck/deck";
import type { BadCard } from "../../../../domain/deck/deck-text";
import { copiesAfterFix, type Fix, type Fixes } from "../../../../domain/deck/fixes";
import { nameEntries } from "../../../../domain/name/autocomplete";
import { deckText } from "../../../../i18n/en/deck-text";
import { useTranslation } from "../../../../i18n/translation";
import { FixBadImport } from "../../../../ui/fix-import/fix-bad-import";

/** @public Loaded along with the component. */
export const messages = [deckText];

interface FixContainerProps {
  readonly deck: Deck;
  readonly editing: DeckEditing | undefined;
  readonly lines: readonly BadCard[];
  readonly onClose: () => void;
}

const NO_FIXES: Fixes = new Map();

/** Lists the lines of an import that name no card; each fix changes the deck at once. */
export function FixContainer({ deck, editing, lines, onClose }: FixContainerProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const [fixes, setFixes] = useState(NO_FIXES);
  // The deck before the first fix: `deck` changes with every fix.
  const [before] = useState(deck.cards);
  const { all } = useCards();
  const search = useMemo(() => nameSearch(nameEntries<number>(all)), [all]);
  const repair = async (copies: DeckCards) => {
    await repairAnonymous(deck.id, copies);
    await refetchDeck(client, deck.id);
  };
  const save = (copies: DeckCards) => {
    if (editing) editing.change({ kind: "cards", copies });
    else
      repair(copies).then(
        () => setFailed(false),
        () => setFailed(true),
      );
  };
  const fix = (line: number, next: Fix) => {
    const step = copiesAfterFix(before, fixes, line, next);
    setFixes(step.fixes);
    save(step.copies);
  };
  return (
    <FixBadImport
      lines={lines}
      fixes={fixes}
      text={t("deck-text.fix-text")}
      search={search}
      failed={failed}
      onFix={fix}
      onClose={onClose}
    />
  );
}
