import { useMemo } from "react";
import { drawDeck, INITIAL } from "../../../../domain/deck/draw/draw-deck";
import type { DeckCopies } from "../../../../domain/deck/facts/copies";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import textStyles from "../../../../ui/dialog-form.module.css";
import { DrawTableView, type DrawTableViewProps } from "./draw-table-view";

interface DrawDialogProps extends Omit<DrawTableViewProps, "deck" | "gameKey"> {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The draw simulator (docs/rules/decks.md §10). */
export function DrawDialog({ id, name, onClose, ...table }: DrawDialogProps) {
  const { t } = useTranslation();
  const { copies, seed } = table;
  const deck = useMemo(() => drawDeck(copies), [copies]);
  const gameKey = useMemo(() => JSON.stringify([id, seed, ...cardsIn(copies)]), [id, seed, copies]);
  return (
    <Dialog title={t("deck-draw.title", { name })} size="lg" closeLabel={t("common.close")} onClose={onClose}>
      {deck === "short" && (
        <>
          <p role="alert" className={textStyles.problem}>
            {t("deck-draw.too-few")}
          </p>
          <p className={textStyles.note}>{t("deck-draw.too-few-text", INITIAL)}</p>
        </>
      )}
      {deck === "long" && (
        <p role="alert" className={textStyles.problem}>
          {t("deck-draw.too-many")}
        </p>
      )}
      {typeof deck === "object" && <DrawTableView key={gameKey} {...table} gameKey={gameKey} deck={deck} />}
    </Dialog>
  );
}

function cardsIn({ crypt, library }: DeckCopies): readonly (readonly [number, number])[] {
  return [...crypt, ...library].map(({ card, copies }) => [card.id, copies] as const);
}
