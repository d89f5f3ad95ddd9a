import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { useCallback } from "react";
import { rememberLink } from "../data/link-memory";
import type { CardId, CardKind } from "../domain/card/card";
import { writtenDeckId } from "../domain/deck/list/deck-address";
import type { Language } from "../domain/language";
import { QuickSearch } from "../features/card/quick-search";
import { DeckRoom, type OpenDeck } from "../features/deck/room/deck-room";
import { deckListWords } from "../i18n/deck-list-words";
import { deckTextWords } from "../i18n/deck-text-words";
import { deckWords } from "../i18n/deck-words";
import { useTranslation } from "../i18n/translation";
import type { Words } from "../i18n/words";
import { Pending } from "./pending";
import { useDialogStep } from "./use-dialog-step";

/** @public Fetched along with the screen. */
export async function words(language: Language): Promise<Words> {
  const [page, list, text] = await Promise.all([
    deckWords(language),
    deckListWords(language),
    deckTextWords(language),
  ]);
  return { ...page, ...list, ...text };
}

/** The decks, with their ids and dialogs in the address and the history. */
export default function DeckRoomScreen() {
  const { id = "" } = useParams({ strict: false }) as { readonly id?: string };
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const onOpen = useCallback<OpenDeck>(
    (next, { replace = false, dialog, keepDialog = false } = {}) => {
      if (next === undefined) rememberLink({ deck: undefined });
      void navigate({
        to: "/decks/{-$id}",
        params: { id: next === undefined ? undefined : writtenDeckId(next) },
        replace,
        state: (state) => stateWith(keepDialog ? state.dialog : dialog),
      });
    },
    [navigate],
  );
  return (
    <DeckRoom
      id={id}
      search={search}
      hash={hash}
      dialog={useDialogStep()}
      onOpen={onOpen}
      CardPicker={DeckCardPicker}
      pending={<Pending />}
    />
  );
}

function stateWith(dialog: string | undefined) {
  return dialog === undefined ? {} : { dialog };
}

interface DeckCardPickerProps {
  readonly kind: CardKind;
  readonly onChoose: (card: CardId) => void;
}

/** The quick card search, for the cards of one part of a deck. */
function DeckCardPicker({ kind, onChoose }: DeckCardPickerProps) {
  const { t } = useTranslation();
  const label = t(kind === "crypt" ? "deck.add-crypt" : "deck.add-library");
  return <QuickSearch kind={kind} label={label} placeholder={label} onChoose={onChoose} />;
}
