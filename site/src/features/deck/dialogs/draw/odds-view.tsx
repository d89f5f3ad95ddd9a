import { useCallback, useMemo, useState } from "react";
import type { Card, CardId } from "../../../../domain/card/card";
import { typeHeading } from "../../../../domain/card/card-types";
import { localizeCard } from "../../../../domain/card/localized-card";
import { type DrawDeck, INITIAL, type Part } from "../../../../domain/deck/draw/draw-deck";
import type { DrawTable } from "../../../../domain/deck/draw/draw-table";
import { nextChance } from "../../../../domain/deck/draw/odds";
import { formatSeed } from "../../../../domain/deck/draw/seed";
import type { Copies, DeckCopies } from "../../../../domain/deck/facts/copies";
import { chanceToDraw } from "../../../../domain/deck/facts/draw-chance";
import { typeShares } from "../../../../domain/deck/facts/library-facts";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { cardLabel } from "../../../../ui/card/card-label";
import textStyles from "../../../../ui/dialog-form.module.css";
import { typeName } from "../../cards/facts/type-name";
import styles from "./draw.module.css";
import { type OddsRow, OddsTable } from "./odds-table";
import { type Thing, useManyHands } from "./use-many-hands";

interface OddsViewProps {
  readonly deck: DrawDeck;
  readonly copies: DeckCopies;
  readonly table: DrawTable;
  readonly overlay: Overlay | null;
  /** Probabilities are shown for legal decks only. */
  readonly chances: boolean;
}

/** The odds of the first hand, exact and counted over drawn hands. */
export function OddsView({ deck, copies, table, overlay, chances }: OddsViewProps) {
  const { t, language } = useTranslation();
  const types = useMemo(
    () => new Map(copies.library.map(({ card }) => [card.id as CardId, typeHeading(card.types)])),
    [copies.library],
  );
  const thingsOf = useCallback(
    (card: CardId): readonly Thing[] => {
      const type = types.get(card);
      return type === undefined ? [card] : [card, type];
    },
    [types],
  );
  const [seed] = useState(() => formatSeed(table.seed));
  const { tallies, hands, goal, more, stop } = useManyHands(deck, seed, thingsOf);
  const row = (part: Part, thing: Thing, count: number, isWanted: (card: CardId) => boolean) => ({
    key: thing,
    copies: count,
    opening: chanceToDraw(1, { pool: deck[part].length, drawn: INITIAL[part], copies: count }),
    next: nextChance(table[part], isWanted),
    found: tallies[part].found.get(thing) ?? 0,
  });
  const cardRow =
    (part: Part) =>
    ({ card, copies: count }: Copies<Card>): OddsRow => {
      const localized = localizeCard(card, overlay);
      const lang = localized.nameLang === language ? undefined : localized.nameLang;
      return { ...row(part, card.id, count, (id) => id === card.id), name: cardLabel(card, localized), lang };
    };
  const sizes = (part: Part) => ({ hand: INITIAL[part], cards: deck[part].length });
  return (
    <>
      {chances && <p className={textStyles.note}>{t("deck-draw.odds-text")}</p>}
      <div className={textStyles.choices}>
        {hands < goal ? (
          <Button onClick={stop}>{t("deck-draw.hands-stop")}</Button>
        ) : (
          <Button onClick={more}>{t(hands > 0 ? "deck-draw.hands-more" : "deck-draw.hands")}</Button>
        )}
        {hands < goal && <progress aria-label={t("deck-draw.hands")} value={hands} max={goal} />}
        <span role="status">
          {hands > 0 && hands >= goal && t("deck-draw.hands-drawn", { count: hands })}
        </span>
      </div>
      <div className={styles.parts}>
        <div>
          <OddsTable
            title={t("deck-draw.odds-crypt", sizes("crypt"))}
            things={t("deck-draw.odds-name")}
            rows={mostFirst(copies.crypt.map(cardRow("crypt")))}
            hands={hands}
            chances={chances}
          />
          <OddsTable
            title={t("deck-draw.odds-types", sizes("library"))}
            things={t("search.type")}
            rows={typeShares(copies.library).map(({ type, copies: count }) => ({
              ...row("library", type, count, (id) => types.get(id) === type),
              name: typeName(t, type),
            }))}
            hands={hands}
            chances={chances}
          />
        </div>
        <OddsTable
          title={t("deck-draw.odds-library", sizes("library"))}
          things={t("deck-draw.odds-name")}
          rows={mostFirst(copies.library.map(cardRow("library")))}
          hands={hands}
          chances={chances}
        />
      </div>
    </>
  );
}

function mostFirst(rows: readonly OddsRow[]): readonly OddsRow[] {
  return rows.toSorted((one, other) => other.copies - one.copies);
}
