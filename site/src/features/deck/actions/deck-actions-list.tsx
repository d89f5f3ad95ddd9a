import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { isTemporary } from "../../../data/decks/queue/temporary-id";
import { writtenReference } from "../../../domain/deck/url/deck-reference";
import { asDeckId, writtenDeckId } from "../../../domain/deck/url/deck-route";
import { deckActions } from "../../../i18n/en/deck-actions";
import { useTranslation } from "../../../i18n/translation";
import type { FrameProps } from "../room/deck-frame";
import { ActionList } from "./action-list";
import { useClone } from "./use-clone";
import { type OpensDialog, useDeckActions } from "./use-deck-actions";

/** @public Loaded along with the component. */
export const messages = [deckActions];

/** What can be done with the deck, or without one. */
export function DeckActionsList(props: FrameProps) {
  const { deck, editing, list, dialog, parts, onOpen } = props;
  const { t } = useTranslation();
  const clone = useClone(deck, onOpen);
  const signedIn = list.status !== "signed-out";
  const rooms = useOtherRooms(props);
  const opens: OpensDialog = (name) => ({
    onChoose: () => dialog.open(name),
    onAim: () => parts.loadDialog(name),
  });
  const actions = useDeckActions({ deck, editing, signedIn, opens, onOpen, ...clone, ...rooms });
  return (
    <ActionList label={t("deck.actions")} actions={actions}>
      {deck && deck.publicParent !== false && (
        <Suspense>
          <parts.Favorite deck={deck} />
        </Suspense>
      )}
    </ActionList>
  );
}

/** The rooms in which the deck is held against another one. */
function useOtherRooms({ deck, search, hash }: FrameProps) {
  const navigate = useNavigate();
  const id = deck && writtenDeckId(deck.id);
  // Only a deck that has no other place is taken along in the address.
  const inAddress = deck?.id === asDeckId("deck");
  const text = inAddress ? writtenReference({ id: "deck", search, hash }) : undefined;
  const onCompare = () =>
    // What a proposal is compared with is the deck that it was made for.
    void (deck?.reviewOf === undefined
      ? navigate({ to: "/diff/{-$a}/{-$b}", params: { a: id }, search: text ? { left: text } : {} })
      : navigate({
          to: "/diff/{-$a}/{-$b}",
          params: { a: writtenDeckId(deck.reviewOf), b: id },
          search: {},
        }));
  const onReview = () =>
    void navigate({ to: "/review/{-$id}", params: { id }, search: text ? { deck: text } : {} });
  // A deck that stands in its address has no id that an archive could be asked with.
  const onSimilar =
    deck && !inAddress && !isTemporary(deck.id)
      ? () => void navigate({ to: "/twd", search: { q: JSON.stringify({ similar: deck.id }) } })
      : undefined;
  return { onCompare, onReview, onSimilar };
}
