import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { repairAnonymous } from "../../../../data/decks/commands/anonymous-decks";
import { refetchDeck } from "../../../../data/decks/commands/deck-commands";
import type { DeckEditing } from "../../../../data/decks/hooks/use-deck-editing";
import { nameSearch } from "../../../../data/name-search";
import { useCards } from "../../../../data/use-cards";
import type { Deck, DeckCards, DeckId } from "../../../../domain/deck/deck";
import { copiesAfterFix, type Fix } from "../../../../domain/deck/fixes";
import { nameEntries } from "../../../../domain/name/autocomplete";
import { deckText } from "../../../../i18n/en/deck-text";
import { useTranslation } from "../../../../i18n/translation";
import { FixBadImport } from "../../../../ui/fix-import/fix-bad-import";
import type { BadLines, SetBadLines } from "./use-import";

/** @public Loaded along with the component. */
export const messages = [deckText];

interface FixContainerProps {
  readonly deck: Deck;
  readonly editing: DeckEditing | undefined;
  readonly badLines: BadLines;
  readonly onBadLines: SetBadLines;
  readonly onClose: () => void;
}

/** Lists the lines of an import that name no card; each fix changes the deck at once. */
export function FixContainer({ deck, editing, badLines, onBadLines, onClose }: FixContainerProps) {
  const { t } = useTranslation();
  const repair = useRepairs(deck.id, (failed) => onBadLines((lines) => lines && { ...lines, failed }));
  const { all } = useCards();
  const search = useMemo(() => nameSearch(nameEntries<number>(all)), [all]);
  const fix = (line: number, next: Fix) => {
    const before = badLines.before ?? deck.cards;
    const step = copiesAfterFix(before, badLines.fixes, line, next);
    const copies = new Map([...badLines.copies, ...step.copies]);
    onBadLines({ ...badLines, before, fixes: step.fixes, copies });
    if (editing) editing.change({ kind: "cards", copies: step.copies });
    else repair(copies);
  };
  return (
    <FixBadImport
      lines={badLines.lines}
      fixes={badLines.fixes}
      text={t("deck-text.fix-text")}
      search={search}
      failed={badLines.failed}
      onFix={fix}
      onClose={onClose}
    />
  );
}

/** Saves fixes in an anonymous deck, one after the other. */
function useRepairs(id: DeckId, onFailed: (failed: boolean) => void) {
  const client = useQueryClient();
  const last = useRef(Promise.resolve());
  return (copies: DeckCards) => {
    const send = async () => {
      await repairAnonymous(id, copies);
      await refetchDeck(client, id);
    };
    last.current = last.current.then(send).then(
      () => onFailed(false),
      () => onFailed(true),
    );
  };
}
