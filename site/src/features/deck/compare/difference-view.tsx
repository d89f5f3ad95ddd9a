import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { cryptBaseOptions, libraryBaseOptions } from "../../../data/card-data";
import type { Card, CardKind } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import { deckTotals } from "../../../domain/deck/diff/totals";
import { deckCopies } from "../../../domain/deck/facts/copies";
import { unknownCards } from "../../../domain/deck/rows/deck-card-rows";
import { useTranslation } from "../../../i18n/translation";
import sectionStyles from "../../../ui/list/section.module.css";
import type { CopiesChange } from "../shared/copies-change";
import { useOverlay } from "../shared/use-overlay";
import styles from "./compare.module.css";
import { CryptDifference } from "./crypt-difference";
import { LibraryDifference } from "./library-difference";
import { type Compared, useCompared } from "./use-compared";

interface DifferenceViewProps extends Compared {
  readonly onCopies: CopiesChange;
  /** The field that adds a card to the edited deck. */
  readonly picker: (kind: CardKind) => ReactNode;
  /** Buttons for the difference of a card. */
  readonly tools?: ((card: Card) => ReactNode) | undefined;
}

/** Two decks card by card, grouped like the lists of a deck, with totals. */
export function DifferenceView({ onCopies, picker, tools, ...compared }: DifferenceViewProps) {
  const { t } = useTranslation();
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  const overlay = useOverlay();
  const { from, to } = compared;
  const { cards, placed } = useCompared(compared);
  const totals = useMemo(() => {
    const find = (id: number): Card | undefined => crypt.byId.get(id) ?? library.byId.get(id);
    const of = (deck: DeckCards) => deckTotals(deckCopies(Object.fromEntries(deck), find));
    return { from: of(from), to: of(to) };
  }, [crypt, library, from, to]);
  const unknown = unknownCards(placed, (id) => crypt.byId.has(id) || library.byId.has(id));
  const adding = (kind: CardKind) => onCopies && <div className={sectionStyles.adding}>{picker(kind)}</div>;
  const shared = { from, to, cards, placed, overlay, onCopies, tools, totals };
  return (
    <>
      {unknown.length > 0 && (
        <p role="status">
          {t("deck.unknown-cards", { count: unknown.length, ids: unknown.slice(0, 5).join(", ") })}
        </p>
      )}
      <div className={styles.pair}>
        <CryptDifference {...shared} base={crypt} adding={adding("crypt")} />
        <LibraryDifference {...shared} base={library} adding={adding("library")} />
      </div>
    </>
  );
}
