import { useCallback, useMemo, useState } from "react";
import type { InventoryStore } from "../../../../data/inventory/inventory-store";
import {
  type AddableCriteria,
  type AddableDeck,
  addDecks,
  matchingDecks,
  takeDecks,
} from "../../../../domain/inventory/addable-decks";
import { completeCopies } from "../../../../domain/inventory/deck-supply";
import type { Inventory } from "../../../../domain/inventory/inventory";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import styles from "../../../../ui/dialog-form.module.css";
import { ScrollRegion } from "../../../../ui/scroll-region";
import { UndoNotice } from "../shared/undo-notice";
import rowStyles from "./add.module.css";
import { AddConfirmation } from "./add-confirmation";
import { AddableFilters } from "./addable-filters";
import { type AddAction, AddableRow } from "./addable-row";

interface AddDecksProps {
  /** Names the list. */
  readonly label: string;
  /** The label of the field: "Name, clan, set or year". */
  readonly findLabel: string;
  readonly addable: readonly AddableDeck[];
  readonly inventory: Inventory;
  readonly store: InventoryStore;
}

interface Asked {
  readonly action: AddAction;
  readonly addable: readonly AddableDeck[];
}

const ALL: AddableCriteria = { text: "", tag: "", order: "newest" };

/** Adds the cards of decks or precons to the inventory, or takes them out, one or several at once. */
export function AddDecks({ label, findLabel, addable, inventory, store }: AddDecksProps) {
  const { t } = useTranslation();
  const [criteria, setCriteria] = useState(ALL);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | undefined>();
  const [done, setDone] = useState({ count: 0, text: "" });
  const found = useMemo(() => matchingDecks(addable, criteria), [addable, criteria]);
  const times = useTimes(addable, inventory);
  const act = useCallback(
    (action: AddAction, of: readonly AddableDeck[]) => setAsked({ action, addable: of }),
    [],
  );
  const choose = useCallback((id: string, isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const selected = addable.filter(({ id, cards }) => chosen.has(id) && cards);
  const change = asked && changeOf(asked, inventory);
  const confirm = () => {
    if (!asked || !change) return;
    store.change(change);
    const names = asked.addable.map(({ name, note }) => `${name} ${note}`.trim()).join(", ");
    setDone({ count: done.count + 1, text: t(`inventory-dialogs.${asked.action}-done`, { names }) });
    setAsked(undefined);
    setChosen(new Set());
  };
  const isOwned = ({ id }: AddableDeck) => (times.get(id) ?? 0) > 0;
  // Another device may lock it meanwhile.
  if (inventory.frozen) return <p role="alert">{t("inventory.locked-text")}</p>;
  return (
    <div className={styles.form}>
      <AddableFilters label={findLabel} addable={addable} criteria={criteria} onChange={setCriteria} />
      <div className={styles.choices}>
        <span aria-live="polite">{t("inventory-dialogs.chosen", { count: chosen.size })}</span>
        <Button disabled={selected.length === 0} onClick={() => act("add", selected)}>
          {t("inventory-dialogs.add-chosen")}
        </Button>
        <Button
          disabled={selected.length === 0 || !selected.every(isOwned)}
          onClick={() => act("take", selected)}
        >
          {t("inventory-dialogs.take-chosen")}
        </Button>
      </div>
      <ScrollRegion label={label} className={rowStyles.scroller}>
        {found.length === 0 && <p>{t("inventory-dialogs.none-found")}</p>}
        <ul>
          {found.map((deck) => (
            <AddableRow
              key={deck.id}
              deck={deck}
              times={times.get(deck.id)}
              isChosen={chosen.has(deck.id)}
              onChoose={choose}
              onAct={act}
            />
          ))}
        </ul>
      </ScrollRegion>
      <UndoNotice key={done.count} done={done.count > 0 ? done.text : undefined} store={store} />
      {asked && change && (
        <AddConfirmation
          {...asked}
          copies={change.copies}
          isAgain={asked.addable.some(isOwned)}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

function changeOf({ action, addable }: Asked, inventory: Inventory) {
  const decks = addable.flatMap(({ cards }) => cards ?? []);
  return action === "add" ? addDecks(inventory, decks) : takeDecks(inventory, decks);
}

/** How often the inventory has all cards of each deck whose cards are loaded. */
function useTimes(addable: readonly AddableDeck[], { copies }: Inventory): ReadonlyMap<string, number> {
  return useMemo(() => {
    const owned = (card: Parameters<typeof copies.get>[0]) => copies.get(card) ?? 0;
    return new Map(
      addable.flatMap(({ id, cards }) => (cards ? [[id, completeCopies(cards, owned)] as const] : [])),
    );
  }, [addable, copies]);
}
