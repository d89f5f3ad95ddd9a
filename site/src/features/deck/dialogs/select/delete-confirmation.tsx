import type { DeckId, ListedDeck } from "../../../../domain/deck/deck";
import { revisionsOf } from "../../../../domain/deck/list/deck-entries";
import type { Deletion } from "../../../../domain/deck/list/deletion";
import { useTranslation } from "../../../../i18n/translation";
import { Bullets } from "../../../../ui/bullets";
import { Confirmation } from "../../../../ui/confirmation";
import { WrittenConfirmation } from "../../../../ui/written-confirmation";
import { deckLabel } from "../../selector/deck-labels";

/** The number of named decks; further ones are counted. */
const NAMED = 10;

interface DeleteConfirmationProps {
  readonly deletion: Deletion;
  /** Whether the deletion is of all ticked decks. */
  readonly bulk: boolean;
  readonly byId: ReadonlyMap<DeckId, ListedDeck>;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Lists what is deleted. Ticked decks and decks with revisions need a typed confirmation (docs/rules/decks.md §6.4).
 */
export function DeleteConfirmation({ deletion, bulk, byId, onConfirm, onCancel }: DeleteConfirmationProps) {
  const { t } = useTranslation();
  const { decks, revisions } = deletion;
  const wholeDeck = (deck: ListedDeck) => {
    const count = revisionsOf(deck, byId).length;
    return count > 1 ? t("deck-list.delete-with-revisions", { name: deck.name, count }) : deckLabel(deck);
  };
  const lines = [
    ...decks.map((deck) => [deck.id, wholeDeck(deck)] as const),
    ...revisions.map((deck) => [deck.id, deckLabel(deck)] as const),
  ];
  const all = [...decks.flatMap((deck) => revisionsOf(deck, byId)), ...revisions];
  const copies = all.filter(({ publicChild }) => publicChild !== undefined).length;
  const ConfirmationDialog = bulk || all.length > 1 ? WrittenConfirmation : Confirmation;
  const title =
    decks.length > 0
      ? t("deck-list.delete-title", { count: decks.length })
      : t("deck-list.delete-revisions-title", { count: revisions.length });
  return (
    <ConfirmationDialog
      title={title}
      confirmLabel={t("deck-list.delete")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t("deck-list.delete-text")}</p>
      <Bullets>
        {lines.slice(0, NAMED).map(([id, line]) => (
          <li key={id}>{line}</li>
        ))}
        {lines.length > NAMED && <li>{t("deck-list.delete-others", { count: lines.length - NAMED })}</li>}
      </Bullets>
      {copies > 0 && <p>{t("deck-list.delete-public", { count: copies })}</p>}
    </ConfirmationDialog>
  );
}
