import { Suspense, useEffect, useMemo, useState } from "react";
import { useCardsNow } from "../../../data/decks/hooks/use-cards-now";
import { useDeckStore } from "../../../data/decks/hooks/use-deck-store";
import { type DeckDialogName, useDeckPage } from "../shared/deck-page-context";
import { useDeckSlots } from "../shared/deck-slots";
import type { BadLines } from "./import/use-import";
import { OpenDialog } from "./lazy-open-dialog";
import type { OpenDialogProps } from "./open-dialog";

/** Dialogs that open with a URL: a shared draw "?draw=K7Q2X-MP4XA", a text that another app has shared. */
const BY_PARAMETER = new Map<string | undefined, DeckDialogName>([
  ["draw", "deck-draw"],
  ["import", "deck-import-text"],
]);

/** The dialog that is open over the deck, if any. */
export function DeckDialogs(props: Pick<OpenDialogProps, "deck" | "editing" | "list">) {
  const { dialog, search } = useDeckPage();
  const { DialogBoundary } = useDeckSlots();
  const [badLines, onBadLines] = useState<BadLines | undefined>();
  useEffect(() => void OpenDialog.load(), []);
  const name = dialog.name ?? BY_PARAMETER.get(/[?&](draw|import)\b/.exec(search)?.[1]);
  return (
    name !== undefined && (
      <DialogBoundary key={name} onClose={dialog.close}>
        <Suspense>
          <DialogOfCards {...props} {...{ badLines, onBadLines }} name={name as DeckDialogName} />
        </Suspense>
      </DialogBoundary>
    )
  );
}

/** Buttons of a dialog count from the cards with every edit, also where the page follows one paint later. */
function DialogOfCards({ deck, ...props }: OpenDialogProps) {
  const { deckStore } = useDeckStore();
  const cards = useCardsNow(deckStore, deck);
  const now = useMemo(() => deck && { ...deck, cards: cards ?? deck.cards }, [deck, cards]);
  return <OpenDialog {...props} deck={now} />;
}
