import { ArrowLeft, Grid3x3, ListMinus } from "lucide";
import { useMemo, useState } from "react";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { useCards } from "../../../data/use-cards";
import type { Card, CardId, CardKind } from "../../../domain/card/card";
import { type Deck, isEditable } from "../../../domain/deck/deck";
import { COMPARED_VIEWS, type ComparedView } from "../../../domain/deck/diff/compared-cards";
import { copiesAfter, differenceOf, missingOf, played } from "../../../domain/deck/diff/difference";
import { differenceText, missingText } from "../../../domain/deck/diff/difference-text";
import { missingFileName } from "../../../domain/deck/export/file-name";
import { useTranslation } from "../../../i18n/translation";
import { Button, IconButton } from "../../../ui/button";
import textStyles from "../../../ui/dialog-form.module.css";
import type { DialogStep } from "../../../ui/dialog-step";
import { Choice } from "../../../ui/form/choice";
import { Icon } from "../../../ui/icon";
import { InventoryOf } from "../inventory/inventory-of";
import { useDeckSlots } from "../shared/deck-slots";
import { useAdd } from "../shared/use-add";
import { CopyButton } from "./copy-button";
import { DifferenceView } from "./difference-view";
import { EditingOfSide } from "./editing-of-side";
import { focusNext } from "./focus-next";
import { MissingDialog, ProxiesDialog } from "./lazy-dialogs";

interface TwoDecksProps {
  readonly left: Deck;
  readonly right: Deck;
  /** Of the left deck, if it is the user's own. */
  readonly editing: DeckEditing | undefined;
  readonly dialog: DialogStep;
}

const MISSING = "compare-missing";
const PROXIES = "compare-proxies";

/** The changes that turn the left deck into the right one. */
export function TwoDecks({ left, right, editing, dialog }: TwoDecksProps) {
  const { t } = useTranslation();
  const { CardPicker } = useDeckSlots();
  const { find, naming } = useCards();
  const [view, setView] = useState<ComparedView>("all");
  const difference = useMemo(() => differenceOf(left.cards, right.cards), [left.cards, right.cards]);
  const lacking = useMemo(() => missingOf(difference), [difference]);
  const missing = [...lacking.values()].reduce((sum, by) => sum + by, 0);
  const write = editing && isEditable(left) ? editing.change : undefined;
  const onCopies = useMemo(
    () =>
      write &&
      ((card: CardId, copies: number) => write({ kind: "cards", copies: new Map([[card, copies]]) })),
    [write],
  );
  const add = useAdd(() => left.cards, onCopies);
  const differenceIn = ({ id }: Card) => new Map([[id, difference.get(id) ?? 0]]);
  const takeOver =
    write &&
    ((card: Card) => {
      const copies = played(right.cards, card.id);
      return (
        <IconButton
          label={t("deck-compare.take-over", { name: card.displayName, copies: String(copies) })}
          icon={<Icon of={ArrowLeft} size={16} />}
          data-action="take-over"
          onClick={({ currentTarget }) => {
            focusNext(currentTarget);
            write({ kind: "cards", copies: copiesAfter(left.cards, differenceIn(card)) });
          }}
        />
      );
    });
  const text = () => `${left.name} → ${right.name}\n\n${differenceText(difference, find, naming)}`;
  const names = {
    all: t("deck-compare.all"),
    different: t("deck-compare.different"),
    missing: t("deck-compare.missing", { count: missing }),
  };
  return (
    <>
      <div className={textStyles.choices}>
        <Choice
          label={t("deck-compare.cards")}
          value={view}
          options={COMPARED_VIEWS.map((value) => ({ value, label: names[value] }))}
          onChange={setView}
        />
        <CopyButton name={t("deck-compare.copy-difference")} text={text} disabled={difference.size === 0} />
        <CopyButton
          name={t("deck-compare.copy-missing")}
          text={() => missingText(lacking, find, naming)}
          disabled={missing === 0}
        />
        <Button aria-haspopup="dialog" disabled={missing === 0} onClick={() => dialog.open(MISSING)}>
          <Icon of={ListMinus} size={16} />
          {t("deck-compare.missing-cards")}
        </Button>
        <Button aria-haspopup="dialog" disabled={missing === 0} onClick={() => dialog.open(PROXIES)}>
          <Icon of={Grid3x3} size={16} />
          {t("deck-compare.proxies")}
        </Button>
        <CopyButton name={t("deck.share")} text={() => window.location.href} />
        {editing && write && (
          <EditingOfSide editing={editing} nameOf={(card) => find(card)?.displayName ?? String(card)} />
        )}
      </div>
      <p role="status" className={textStyles.note}>
        {difference.size === 0 ? t("deck-compare.same") : t("deck-compare.count", { count: difference.size })}{" "}
        {difference.size > 0 && missing === 0 && t("deck-compare.none-missing")}
      </p>
      <InventoryOf deck={left}>
        <DifferenceView
          key={editing?.of}
          pair={`${left.id} ${right.id}`}
          from={left.cards}
          to={right.cards}
          shown="from"
          view={view}
          onCopies={onCopies}
          tools={takeOver}
          picker={(kind: CardKind) => add && <CardPicker kind={kind} onChoose={add} />}
        />
      </InventoryOf>
      {dialog.name === MISSING && <MissingDialog deck={left} cards={lacking} onClose={dialog.close} />}
      {dialog.name === PROXIES && (
        <ProxiesDialog
          name={left.name}
          fileName={missingFileName(left)}
          cards={lacking}
          ticked
          onClose={dialog.close}
        />
      )}
    </>
  );
}
