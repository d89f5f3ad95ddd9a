import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { repairAnonymous } from "../../../../data/decks/commands/anonymous-decks";
import { refetchDeck } from "../../../../data/decks/commands/deck-commands";
import type { DeckEditing } from "../../../../data/decks/hooks/use-deck-editing";
import { nameSearch } from "../../../../data/name-search";
import { useCards } from "../../../../data/use-cards";
import type { CardId } from "../../../../domain/card/card";
import type { Deck, DeckCards, DeckId } from "../../../../domain/deck/deck";
import { copiesAfterFix, type Fix } from "../../../../domain/deck/fixes";
import { nameEntries } from "../../../../domain/name/autocomplete";
import { deckText } from "../../../../i18n/en/deck-text";
import { useTranslation } from "../../../../i18n/translation";
import { FixBadImport } from "../../../../ui/fix-import/fix-bad-import";
import type { BadLines } from "./use-import";

/** @public Loaded along with the component. */
export const messages = [deckText];

interface FixContainerProps {
  readonly deck: Deck;
  readonly editing: DeckEditing | undefined;
  readonly badLines: BadLines;
  readonly onBadLines: (lines: BadLines) => void;
  readonly onClose: () => void;
}

/** Lists the lines of an import that name no card; each fix changes the deck at once. */
export function FixContainer({ deck, editing, badLines, onBadLines, onClose }: FixContainerProps) {
  const { t } = useTranslation();
  const { failed, repair } = useRepairs(deck.id);
  const { all } = useCards();
  const search = useMemo(() => nameSearch(nameEntries<number>(all)), [all]);
  const fix = (line: number, next: Fix) => {
    const before = badLines.before ?? deck.cards;
    const { fixes, copies } = copiesAfterFix(before, badLines.fixes, line, next);
    onBadLines({ ...badLines, before, fixes });
    if (editing) editing.change({ kind: "cards", copies });
    else repair(copies);
  };
  return (
    <FixBadImport
      lines={badLines.lines}
      fixes={badLines.fixes}
      text={t("deck-text.fix-text")}
      search={search}
      failed={failed}
      onFix={fix}
      onClose={onClose}
    />
  );
}

/** Saves fixes in an anonymous deck, one after the other; each call sends what failed before as well. */
function useRepairs(id: DeckId) {
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const state = useRef({ copies: new Map<CardId, number>(), sent: Promise.resolve() });
  const repair = (copies: DeckCards) => {
    const { current } = state;
    for (const [card, count] of copies) current.copies.set(card, count);
    const send = async () => {
      await repairAnonymous(id, current.copies);
      await refetchDeck(client, id);
    };
    current.sent = current.sent.then(send).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return { failed, repair };
}
