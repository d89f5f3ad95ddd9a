import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { createDeck } from "../../../data/decks/deeds";
import { createAnonymous } from "../../../data/decks/kept-by-nobody";
import { addRevisions } from "../../../data/decks/revisions";
import type { DeckDraft, DeckId } from "../../../domain/deck/deck";
import type { ImportedDeck } from "../../../domain/deck/imported-deck";
import type { FrameProps } from "./deck-frame";

/**
 * Keeps an imported deck and shows it; the lines that name no card are then to be fixed. Without an account the deck is
 * nobody's. Rejects where the network is needed and does not answer.
 */
export function useImport({ list, onOpen, onBadLines }: FrameProps) {
  const client = useQueryClient();
  /** What could not be done whole and is tried again makes no second deck. */
  const made = useRef<{ readonly draft: DeckDraft; readonly id: DeckId } | undefined>(undefined);
  const make = async (draft: DeckDraft, own: boolean) => {
    if (made.current?.draft !== draft) {
      made.current = { draft, id: own ? createDeck(client, draft) : (await createAnonymous(draft)).id };
    }
    return made.current.id;
  };
  return async ({ draft, bad, revisions }: ImportedDeck) => {
    const own = list.status !== "signed-out";
    const id = await make(draft, own);
    if (own && revisions.length > 0) await addRevisions(client, id, revisions);
    onBadLines(bad.length > 0 ? { deck: id, lines: bad } : undefined);
    onOpen(id, { replace: true, ...(bad.length > 0 && { dialog: "deck-fix" }) });
  };
}
