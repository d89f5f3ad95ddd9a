import { useMemo } from "react";
import { useDeckCards } from "../../../data/decks/hooks/use-deck-cards";
import { decksSoFar, useDeckList } from "../../../data/decks/hooks/use-deck-list";
import type { DeckCards, ListedDeck } from "../../../domain/deck/deck";
import { ownDecks } from "../../../domain/deck/list/deck-entries";
import type { AddableDeck } from "../../../domain/inventory/addable-decks";
import { inventoryDialogs } from "../../../i18n/en/inventory-dialogs";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { gameTerm } from "../../../ui/card/game-term";
import { Dialog } from "../../../ui/dialog";
import styles from "../../../ui/dialog-form.module.css";
import type { InventoryDialogProps } from "../shared/dialog-props";
import { AddDecks } from "./add/add-decks";

/** @public Loaded along with the component. */
export const messages = [inventoryDialogs];

/** Adds the cards of own decks to the inventory, or takes them out. */
export function AddDeckDialog({ inventory, store, onClose }: InventoryDialogProps) {
  const { t } = useTranslation();
  const list = useDeckList();
  const rows = decksSoFar(list);
  const own = useMemo(() => ownDecks(rows), [rows]);
  const ids = useMemo(() => own.map(({ id }) => id), [own]);
  const { cards, failed } = useDeckCards(ids, true);
  const addable = useMemo(() => own.map((deck) => addableOf(t, deck, cards.get(deck.id))), [t, own, cards]);
  return (
    <Dialog title={t("inventory.add-deck")} size="lg" closeLabel={t("common.close")} onClose={onClose}>
      {list.status === "loading" && <p>{t("common.loading")}</p>}
      {(list.status === "failed" || failed) && (
        <div className={styles.choices}>
          <p role="alert">{t("inventory-dialogs.decks-failed")}</p>
          <Button onClick={list.retry}>{t("inventory-dialogs.retry")}</Button>
        </div>
      )}
      {list.status === "ready" && own.length === 0 && <p>{t("inventory-dialogs.no-decks")}</p>}
      {own.length > 0 && store && (
        <AddDecks
          label={t("inventory-dialogs.decks")}
          findLabel={t("inventory-dialogs.find-deck")}
          {...{ addable, inventory, store }}
        />
      )}
    </Dialog>
  );
}

function addableOf(t: Translate, deck: ListedDeck, cards: DeckCards | undefined): AddableDeck {
  const { id, name, revisionLabel, mainClan, changed, tags, author } = deck;
  return {
    id,
    name,
    note: revisionLabel,
    clan: mainClan && gameTerm(t, "path", mainClan),
    date: changed.slice(0, 10),
    tags,
    search: author,
    cards,
  };
}
