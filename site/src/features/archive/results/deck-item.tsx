import { type ReactNode, useMemo, useState } from "react";
import { useCardLanguage } from "../../../data/use-card-language";
import { averageCapacity, tagsOf } from "../../../domain/archive/deck-facts";
import { type DeckSummary, deckSummary, type TypeGroup } from "../../../domain/archive/deck-summary";
import type { OwnedPart } from "../../../domain/archive/ownership";
import { nameOf } from "../../../domain/archive/winning-deck";
import type { Card, CardId } from "../../../domain/card/card";
import { localizeCard } from "../../../domain/card/localized-card";
import { type Copies, total } from "../../../domain/deck/facts/copies";
import { totalBlood, totalPool } from "../../../domain/deck/facts/library-facts";
import type { Language } from "../../../domain/language";
import type { Overlay } from "../../../generated/published";
import { formatHundredths } from "../../../i18n/decimals";
import { formatPercent } from "../../../i18n/number";
import { useTranslation } from "../../../i18n/translation";
import { CapacityDisc } from "../../../ui/card/capacity-disc";
import { DisciplineStrip } from "../../../ui/card/discipline-strip";
import { gameTerm } from "../../../ui/card/game-term";
import { CardName } from "../../../ui/card-row/card-name";
import { Tags } from "../../../ui/tags";
import styles from "../archive.module.css";
import type { ListedOwnership } from "../archive-page";
import { DeckActions } from "./deck-actions";
import { DeckHead } from "./deck-head";
import type { DeckItemProps } from "./deck-item-props";
import { DeckLink } from "./deck-link";
import { SoughtCopies } from "./lazy-copies";
import { isForCards } from "./sought-cards";

/** A deck of a list: heading, crypt, key cards and actions. */
export function DeckItem<Criteria extends object>(props: DeckItemProps<Criteria>) {
  const { kind, deck, model, ownership } = props;
  const { archive, cards } = kind;
  const { t, language } = useTranslation();
  const { overlay } = useCardLanguage();
  const row = useMemo(() => deckSummary(archive.table, deck, cards.find), [archive, deck, cards]);
  const tags = tagsOf(archive.facts, deck);
  const parts = ownership?.owned?.parts(archive.table, deck, ownership.scaling);
  return (
    <article className={styles.deck}>
      <header>
        <h2>
          <DeckLink {...props}>{nameOf(archive, deck)}</DeckLink>
          {model && (
            <span className={styles.percent}>
              {t("archive.in-common", { percent: archive.similarity.percents(model)[deck] ?? 0 })}
            </span>
          )}
          {ownership && (
            <span className={styles.percent}>
              {t("archive.owned-share", { share: sharePercent(ownership, deck, language) })}
            </span>
          )}
        </h2>
        <DeckHead {...props} />
        {isForCards(props.search.shown) && <SoughtCopies {...props} />}
        <Tags
          tags={[...tags.superior, ...tags.base]}
          label={t("archive.tags")}
          superior={tags.superior}
          superiorTitle={t("archive.tag-superior")}
        />
      </header>
      <div className={styles.parts}>
        <Crypt row={row} average={averageCapacity(archive.facts, deck)} overlay={overlay}>
          {ownership && <OwnedCopies part={parts?.crypt} />}
        </Crypt>
        <Library row={row} overlay={overlay}>
          {ownership && <OwnedCopies part={parts?.library} />}
        </Library>
        {row.keyCards.length > 0 && (
          <section>
            <h3>{t("archive.key-cards")}</h3>
            <Cards cards={row.keyCards} overlay={overlay} />
          </section>
        )}
      </div>
      <DeckActions {...props} />
    </article>
  );
}

/** Dots until the inventory is loaded. */
function sharePercent({ percents }: ListedOwnership, deck: number, language: Language): string {
  return percents ? formatPercent(percents[deck] ?? 0, language) : "…";
}

/** Copies of a crypt or library that are in the inventory; dots until it is loaded. */
function OwnedCopies({ part }: { readonly part: OwnedPart | undefined }) {
  const { t } = useTranslation();
  const { owned, of } = part ?? { owned: "…", of: "…" };
  return ` · ${t("archive.owned-copies", { owned: String(owned), of: String(of) })}`;
}

interface PartProps {
  readonly row: DeckSummary;
  readonly overlay: Overlay | null;
  /** What the inventory has of the part. */
  readonly children?: ReactNode;
}

function Crypt({ row: { crypt }, average, overlay, children }: PartProps & { readonly average: number }) {
  const { t, language } = useTranslation();
  return (
    <section>
      <h3>{t("archive.crypt", { count: total(crypt) })}</h3>
      <Cards cards={crypt} overlay={overlay} />
      <p className={styles.note}>
        {t("archive.average", { average: formatHundredths(average, language) })}
        {children}
      </p>
    </section>
  );
}

/** Card types with their numbers; a click shows the cards. */
function Library({ row: { types }, overlay, children }: PartProps) {
  const { t } = useTranslation();
  const library = types.flatMap(({ cards }) => cards);
  return (
    <section>
      <h3>{t("archive.library", { count: total(library) })}</h3>
      {types.map((group) => (
        <TypeDetails key={group.type} group={group} overlay={overlay} />
      ))}
      <p className={styles.note}>
        {t("archive.blood", { count: String(totalBlood(library).total) })} ·{" "}
        {t("archive.pool", { count: String(totalPool(library).total) })}
        {children}
      </p>
    </section>
  );
}

interface TypeDetailsProps extends Pick<PartProps, "overlay"> {
  readonly group: TypeGroup;
}

/** The cards are rendered when opened, because a list has hundreds. */
function TypeDetails({ group: { type, copies, cards }, overlay }: TypeDetailsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {type
          .split("/")
          .map((one) => gameTerm(t, "type", one))
          .join(" / ")}{" "}
        <span className={styles.note}>{copies}</span>
      </summary>
      {open && <Cards cards={cards} overlay={overlay} />}
    </details>
  );
}

interface CardsProps extends Pick<PartProps, "overlay"> {
  readonly cards: readonly Copies<Card>[];
}

function Cards({ cards, overlay }: CardsProps) {
  const { t } = useTranslation();
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
            <CardName card={card} localized={localizeCard(card, overlay)} among={among} />
            {card.kind === "crypt" && <DisciplineStrip disciplines={card.disciplines} size="inline" />}
          </span>
        </li>
      ))}
    </ul>
  );
}
