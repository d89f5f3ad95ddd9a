import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { createAnonymous } from "../../../data/decks/commands/anonymous-decks";
import { createDeck } from "../../../data/decks/commands/deck-commands";
import { addRevisions, MAX_REVISIONS_PER_CALL } from "../../../data/decks/commands/revisions";
import type { DeckDraft, DeckId } from "../../../domain/deck/deck";
import type { ImportedDeck } from "../../../domain/deck/imported-deck";
import type { FrameProps } from "./deck-frame";

interface Made {
  readonly draft: DeckDraft;
  readonly id: DeckId;
  /** That it has so far. */
  revisions: number;
}

/**
 * Keeps an imported deck and shows it; the lines that name no card are then to be fixed. Without an account the deck is
 * nobody's. Rejects where the network is needed and does not answer.
 */
export function useImport({ list, onOpen, onBadLines }: FrameProps) {
  const client = useQueryClient();
  /** What could not be done whole and is tried again makes no second deck. */
  const made = useRef<Made | undefined>(undefined);
  const make = async (draft: DeckDraft, own: boolean) => {
    if (made.current?.draft !== draft) {
      const id = own ? createDeck(client, draft) : (await createAnonymous(draft)).id;
      made.current = { draft, id, revisions: 0 };
    }
    return made.current;
  };
  const revise = async (deck: Made, revisions: readonly DeckDraft[]) => {
    while (deck.revisions < revisions.length) {
      const next = revisions.slice(deck.revisions, deck.revisions + MAX_REVISIONS_PER_CALL);
      await addRevisions(client, deck.id, next);
      deck.revisions += next.length;
    }
  };
  return async ({ draft, bad, revisions }: ImportedDeck) => {
    const own = list.status !== "signed-out";
    const deck = await make(draft, own);
    if (own) await revise(deck, revisions);
    const { id } = deck;
    onBadLines(bad.length > 0 ? { deck: id, lines: bad } : undefined);
    onOpen(id, { replace: true, ...(bad.length > 0 && { dialog: "deck-fix" }) });
  };
}
