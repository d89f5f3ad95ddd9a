import { type ReactNode, useEffect, useState } from "react";
import {
  ANY,
  type DeckCriteria,
  mainClans,
  NO_CLAN,
  seeksText,
} from "../../../../domain/deck/list/deck-filter";
import { DECK_ORDERS } from "../../../../domain/deck/list/deck-order";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { gameTerm } from "../../../../ui/card/game-term";
import { focusFirst } from "../../../../ui/confirmation";
import { Checkbox } from "../../../../ui/form/checkbox";
import { LabelledInput } from "../../../../ui/form/labelled-input";
import { Select } from "../../../../ui/form/select";
import { LIVE, useMedia } from "../../../../ui/use-media";
import styles from "./select-deck.module.css";
import type { DeckCardSource } from "./types";
import type { FilteredDecks } from "./use-filtered-decks";

const INVENTORY = [
  ANY,
  "virtual",
  "flexible",
  "fixed",
] as const satisfies readonly DeckCriteria["inventory"][];

interface DeckFiltersProps {
  readonly list: FilteredDecks;
  readonly cards: DeckCardSource;
  readonly inventoryMode: boolean;
}

/** The filters and the order of the list. */
export function DeckFilters({ list, cards, inventoryMode }: DeckFiltersProps) {
  const { t } = useTranslation();
  const { criteria, change, order, setOrder, index } = list;
  // On phones, the on-screen keyboard or all filters would cover the list.
  const wide = useMedia(LIVE);
  const [open, setOpen] = useState(false);
  const set = [
    criteria.clan !== ANY,
    inventoryMode && criteria.inventory !== ANY,
    criteria.revisions,
    criteria.changed,
  ].filter(Boolean).length;
  const clans = [ANY, NO_CLAN, ...mainClans(index)];
  const clanLabel = (clan: string) => {
    if (clan === ANY) return t("deck-list.any");
    return clan === NO_CLAN ? t("deck-list.no-clan") : gameTerm(t, "path", clan);
  };
  return (
    <div className={styles.filters}>
      <div className={styles.text}>
        <LabelledInput
          type="search"
          ref={wide ? focusFirst : undefined}
          label={t("deck-list.filter-text")}
          hint={t("deck-list.filter-text-hint")}
          autoComplete="off"
          value={criteria.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <SearchedCards list={list} cards={cards} />
      </div>
      {!wide && (
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t("search.filters")}
          {set > 0 && ` (${set})`}
        </Button>
      )}
      {(wide || open) && (
        <>
          <Labelled label={t("deck-list.filter-clan")}>
            <Select
              label={t("deck-list.filter-clan")}
              value={criteria.clan}
              options={clans.map((value) => ({ value, label: clanLabel(value) }))}
              onChange={(clan) => change({ clan })}
            />
          </Labelled>
          {inventoryMode && (
            <Labelled label={t("deck-list.filter-inventory")}>
              <Select
                label={t("deck-list.filter-inventory")}
                value={criteria.inventory}
                options={INVENTORY.map((value) => ({ value, label: t(`deck-list.${value}`) }))}
                onChange={(inventory) => change({ inventory })}
              />
            </Labelled>
          )}
          <Labelled label={t("deck-list.order")}>
            <Select
              label={t("deck-list.order")}
              value={order}
              options={DECK_ORDERS.map((value) => ({ value, label: t(`deck-list.order-${value}`) }))}
              onChange={setOrder}
            />
          </Labelled>
          <Checkbox
            label={t("deck-list.filter-revisions")}
            checked={criteria.revisions}
            onChange={(revisions) => change({ revisions })}
          />
          <Checkbox
            label={t("deck-list.filter-changed")}
            checked={criteria.changed}
            onChange={(changed) => change({ changed })}
          />
        </>
      )}
    </div>
  );
}

/** The visible label of a select, hidden from screen readers because the select has its own. */
function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

/** The progress of fetching cards for the search. */
function SearchedCards({ list, cards }: Pick<DeckFiltersProps, "list" | "cards">) {
  const { t } = useTranslation();
  const { want, known, failed } = cards;
  const seeks = seeksText(list.criteria);
  useEffect(() => {
    if (seeks) want();
  }, [seeks, want]);
  if (!seeks) return null;
  const total = list.all.length;
  const searched = list.all.filter(({ deck }) => known?.byDeck.has(deck.id)).length;
  if (searched === total) return null;
  return (
    <p role="status" className={styles.searched}>
      {t("deck-list.searched", { searched, total })} {failed && t("deck-list.search-failed")}
    </p>
  );
}
