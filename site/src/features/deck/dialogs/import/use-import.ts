import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, type SetStateAction, useRef } from "react";
import { createAnonymous } from "../../../../data/decks/commands/anonymous-decks";
import { createDeck } from "../../../../data/decks/commands/deck-commands";
import { addRevisions, MAX_REVISIONS_PER_CALL } from "../../../../data/decks/commands/revisions";
import type { DeckCards, DeckDraft, DeckId } from "../../../../domain/deck/deck";
import type { BadCard } from "../../../../domain/deck/deck-text";
import type { Fixes } from "../../../../domain/deck/fixes";
import type { ImportedDeck } from "../../../../domain/deck/imported-deck";
import type { OpenDeck } from "../../shared/deck-page-context";

/** Lines of an import that are to be fixed, and the fixes made so far. */
export interface BadLines {
  readonly lines: readonly BadCard[];
  readonly fixes: Fixes;
  /** The cards that the deck had before the first fix; undefined until then. */
  readonly before: DeckCards | undefined;
  /** All copies that the fixes have set. */
  readonly copies: DeckCards;
  /** The last fix could not be saved. */
  readonly failed: boolean;
}

/** Changes the lines, or the current ones. */
export type SetBadLines = Dispatch<SetStateAction<BadLines | undefined>>;

export interface ImportOptions {
  readonly signedIn: boolean;
  readonly onOpen: OpenDeck;
  readonly onBadLines: SetBadLines;
}

const UNFIXED = { fixes: new Map(), before: undefined, copies: new Map(), failed: false } as const;

interface Created {
  readonly draft: DeckDraft;
  readonly id: DeckId;
  /** The revisions added so far. */
  revisions: number;
}

/**
 * Saves an imported deck and shows it; lines that name no card are then to be fixed. Without an account the deck is
 * anonymous. Rejects when a call to the server fails.
 */
export function useImport({ signedIn, onOpen, onBadLines }: ImportOptions) {
  const client = useQueryClient();
  /** A repeated attempt continues with the deck that the first one created. */
  const created = useRef<Created | undefined>(undefined);
  const create = async (draft: DeckDraft) => {
    if (created.current?.draft !== draft) {
      const id = signedIn ? await createDeck(client, draft) : (await createAnonymous(draft)).id;
      created.current = { draft, id, revisions: 0 };
    }
    return created.current;
  };
  const revise = async (deck: Created, revisions: readonly DeckDraft[]) => {
    while (deck.revisions < revisions.length) {
      const next = revisions.slice(deck.revisions, deck.revisions + MAX_REVISIONS_PER_CALL);
      await addRevisions(client, deck.id, next);
      deck.revisions += next.length;
    }
  };
  return async ({ draft, bad, revisions }: ImportedDeck) => {
    const deck = await create(draft);
    if (signedIn) await revise(deck, revisions);
    const { id } = deck;
    onBadLines(bad.length > 0 ? { ...UNFIXED, lines: bad } : undefined);
    onOpen(id, { replace: true, ...(bad.length > 0 && { dialog: "deck-fix" }) });
  };
}
