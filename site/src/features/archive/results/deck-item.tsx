import { useMemo } from "react";
import { useCardLanguage } from "../../../data/use-card-language";
import { averageCapacity, tagsOf } from "../../../domain/archive/deck-facts";
import { type DeckRow, deckRow } from "../../../domain/archive/deck-row";
import { nameOf } from "../../../domain/archive/winning-deck";
import type { Card, CardId } from "../../../domain/card/card";
import { cardWords } from "../../../domain/card/card-words";
import type { DeckCards, DeckId } from "../../../domain/deck/deck";
import { type Copies, total } from "../../../domain/deck/facts/copies";
import { totalBlood, totalPool } from "../../../domain/deck/facts/library-facts";
import { useTranslation } from "../../../i18n/translation";
import { CapacityDisc } from "../../../ui/card/capacity-disc";
import { DisciplineStrip } from "../../../ui/card/discipline-strip";
import { gameTerm } from "../../../ui/card/game-term";
import { CardName } from "../../../ui/card-row/card-name";
import type { CriteriaSearch } from "../../../ui/search/use-criteria";
import { Tags } from "../../../ui/tags";
import styles from "../archive.module.css";
import type { ArchiveKind } from "../room";
import { DeckActions } from "./deck-actions";
import { DeckHead } from "./deck-head";
import { DeckLink } from "./deck-link";

export interface DeckItemProps<Criteria extends object> {
  readonly kind: ArchiveKind<Criteria>;
  readonly deck: number;
  readonly model: DeckCards | undefined;
  readonly search: CriteriaSearch<Criteria>;
  readonly onOpen: (id: DeckId) => void;
}

/** One deck of a list: what it is, who vampires and key cards are, what can be done with it. */
export function DeckItem<Criteria extends object>(props: DeckItemProps<Criteria>) {
  const { kind, deck, model } = props;
  const { archive, cards } = kind;
  const { t } = useTranslation();
  const row = useMemo(() => deckRow(archive.table, deck, cards.find), [archive, deck, cards]);
  const tags = tagsOf(archive.facts, deck);
  return (
    <article className={styles.deck}>
      <header>
        <h2>
          <DeckLink {...props}>{nameOf(archive, deck)}</DeckLink>
          {model && (
            <span className={styles.percent}>
              {t("archive.in-common", { percent: archive.likeness.percents(model)[deck] ?? 0 })}
            </span>
          )}
        </h2>
        <DeckHead {...props} />
        <Tags
          tags={[...tags.superior, ...tags.base]}
          label={t("archive.tags")}
          superior={tags.superior}
          superiorTitle={t("archive.tag-superior")}
        />
      </header>
      <div className={styles.parts}>
        <Crypt row={row} average={averageCapacity(archive.facts, deck)} />
        <Library row={row} />
        {row.keyCards.length > 0 && (
          <section>
            <h3>{t("archive.key-cards")}</h3>
            <Cards cards={row.keyCards} />
          </section>
        )}
      </div>
      <DeckActions {...props} />
    </article>
  );
}

function Crypt({ row: { crypt }, average }: { readonly row: DeckRow; readonly average: number }) {
  const { t, language } = useTranslation();
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (
    <section>
      <h3>{t("archive.crypt", { count: total(crypt) })}</h3>
      <Cards cards={crypt} />
      <p className={styles.note}>
        {t("archive.average", { average: average.toLocaleString(language, decimals) })}
      </p>
    </section>
  );
}

/** The types with their number; a click shows the cards. */
function Library({ row: { types } }: { readonly row: DeckRow }) {
  const { t } = useTranslation();
  const library = types.flatMap(({ cards }) => cards);
  return (
    <section>
      <h3>{t("archive.library", { count: total(library) })}</h3>
      {types.map(({ type, copies, cards }) => (
        <details key={type}>
          <summary>
            {type
              .split("/")
              .map((one) => gameTerm(t, "type", one))
              .join(" / ")}{" "}
            <span className={styles.note}>{copies}</span>
          </summary>
          <Cards cards={cards} />
        </details>
      ))}
      <p className={styles.note}>
        {t("archive.blood", { count: String(totalBlood(library).total) })} ·{" "}
        {t("archive.pool", { count: String(totalPool(library).total) })}
      </p>
    </section>
  );
}

function Cards({ cards }: { readonly cards: readonly Copies<Card>[] }) {
  const { t } = useTranslation();
  const { overlay } = useCardLanguage();
  const among: readonly CardId[] = useMemo(() => cards.map(({ card }) => card.id), [cards]);
  return (
    <ul>
      {cards.map(({ card, copies }) => (
        <li key={card.id} className={styles.line}>
          <span className={styles.copies}>{copies}×</span>
          {card.kind === "crypt" && (
            <CapacityDisc
              capacity={card.capacity}
              label={t("search.capacity-n", { capacity: card.capacity })}
            />
          )}
          <span className={styles.words}>
            <CardName card={card} words={cardWords(card, overlay)} among={among} />
            {card.kind === "crypt" && <DisciplineStrip disciplines={card.disciplines} size="inline" />}
          </span>
        </li>
      ))}
    </ul>
  );
}
