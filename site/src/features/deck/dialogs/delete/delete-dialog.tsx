import type { Deck, ListedDeck } from "../../../../domain/deck/deck";
import { deckAfter } from "../../../../domain/deck/list/next-deck";
import { deckActions } from "../../../../i18n/en/deck-actions";
import { useTranslation } from "../../../../i18n/translation";
import { Confirmation } from "../../../../ui/confirmation";
import { WrittenConfirmation } from "../../../../ui/written-confirmation";
import { useDeleteDecks } from "../../deletion/use-delete-decks";
import type { OpenDeck } from "../../shared/deck-page-context";

/** @public Loaded along with the component. */
export const messages = [deckActions];

interface DeleteDialogProps {
  readonly deck: Deck;
  readonly decks: readonly ListedDeck[];
  /** The other revisions stay. */
  readonly revisionOnly: boolean;
  readonly onOpen: OpenDeck;
  readonly onClose: () => void;
}

/** Confirms the deletion of a deck and all that goes with it, then shows the next deck (docs/rules/decks.md §6.4). */
export function DeleteDialog({ deck, decks, revisionOnly, onOpen, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const deleteDecks = useDeleteDecks();
  const others = deck.revisionGroup ? deck.revisionGroup.members.length - 1 : 0;
  const ids = revisionOnly ? [deck.id] : (deck.revisionGroup?.members ?? [deck.id]);
  const goesPublic = decks.some(({ id, publicChild }) => ids.includes(id) && publicChild !== undefined);
  const copy = (deck.publicChild !== false || goesPublic) && t("deck.delete-public");
  const remove = () => {
    const next = deckAfter(decks, deck.id, new Set(ids));
    const going = revisionOnly
      ? { decks: [], revisions: [{ id: deck.id, name: deck.revisionLabel }] }
      : { decks: [deck], revisions: [] };
    deleteDecks({ ...going, shown: deck.id, next, onOpen });
    onOpen(next, { replace: true });
  };
  const shared = { onConfirm: remove, onCancel: onClose, confirmLabel: t("deck.delete-confirm") };
  if (revisionOnly) {
    return (
      <Confirmation {...shared} title={t("deck.delete-revision-title", { name: deck.revisionLabel })}>
        <p>
          {t("deck.delete-revision-text")} {copy} {t("deck.delete-text")}
        </p>
      </Confirmation>
    );
  }
  const ConfirmationDialog = others > 0 || deck.isNonEditable ? WrittenConfirmation : Confirmation;
  return (
    <ConfirmationDialog {...shared} title={t("deck.delete-title", { name: deck.name })}>
      <p>
        {others > 0 && t("deck.delete-group", { count: others })} {copy} {t("deck.delete-text")}
      </p>
    </ConfirmationDialog>
  );
}
