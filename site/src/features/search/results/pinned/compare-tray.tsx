import { X } from "lucide";
import type { ReactNode } from "react";
import { togglePinned, unpinAll } from "../../../../data/pinned-cards";
import type { Card, CardId } from "../../../../domain/card/card";
import { localizeCard } from "../../../../domain/card/localized-card";
import type { Overlay } from "../../../../generated/published";
import { searchCompare } from "../../../../i18n/en/search-compare";
import { useTranslation } from "../../../../i18n/translation";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import { Button, IconButton } from "../../../../ui/button";
import { CapacityDisc } from "../../../../ui/card/capacity-disc";
import { CardLink } from "../../../../ui/card/card-link";
import { CardMarks } from "../../../../ui/card/card-marks";
import { CardText } from "../../../../ui/card/card-text";
import { CardCost } from "../../../../ui/card/cost";
import { DisciplineRequirement, DisciplineStrip } from "../../../../ui/card/discipline-strip";
import { gameTerm } from "../../../../ui/card/game-term";
import { requirements } from "../../../../ui/card/requirement";
import { Icon } from "../../../../ui/icon";
import styles from "./compare-tray.module.css";

/** @public Loaded along with the component. */
export const messages = [searchCompare];
/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

interface CompareTrayProps {
  readonly cards: readonly Card[];
  readonly overlay: Overlay | null;
}

/** Pinned cards side by side, kept across searches: a line at the bottom that expands. */
export function CompareTray({ cards, overlay }: CompareTrayProps) {
  const { t } = useTranslation();
  const ids = cards.map((card) => card.id);
  return (
    <details className={styles.tray}>
      <summary className={styles.summary}>{t("search.compare", { count: cards.length })}</summary>
      <div className={styles.tools}>
        <Button variant="ghost" onClick={() => unpinAll(ids)}>
          {t("search.unpin-all")}
        </Button>
      </div>
      <ul className={styles.cards} aria-label={t("search.compared-cards")}>
        {cards.map((card) => (
          <PinnedCard key={card.id} card={card} overlay={overlay} among={ids} />
        ))}
      </ul>
    </details>
  );
}

interface PinnedCardProps {
  readonly card: Card;
  readonly overlay: Overlay | null;
  readonly among: readonly CardId[];
}

function PinnedCard({ card, overlay, among }: PinnedCardProps) {
  const { t } = useTranslation();
  const localized = localizeCard(card, overlay);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {card.kind === "crypt" && (
          <CapacityDisc
            capacity={card.capacity}
            label={t("search.capacity-n", { capacity: card.capacity })}
          />
        )}
        <span className={styles.name}>
          <CardLink id={card.id} among={among} preview lang={localized.nameLang}>
            {localized.name}
          </CardLink>{" "}
          <CardMarks card={card} />
        </span>
        <IconButton
          label={t("search.unpin", { name: localized.name })}
          icon={<Icon of={X} size={16} />}
          onClick={() => togglePinned(card.id)}
        />
      </div>
      <Facts card={card} />
      <div className={styles.text}>
        <CardText text={localized.text} references={localized.references} lang={localized.textLang} />
      </div>
    </li>
  );
}

function Facts({ card }: { readonly card: Card }) {
  const { t } = useTranslation();
  if (card.kind === "crypt") {
    const group = card.group === "any" ? t("search.group-any") : t("search.group-n", { group: card.group });
    const title = card.title === "" ? "" : gameTerm(t, "title", card.title);
    return (
      <>
        <p className={styles.facts}>{[card.clan, group, title].filter(Boolean).join(" · ")}</p>
        <Line>
          <DisciplineStrip disciplines={card.disciplines} />
        </Line>
      </>
    );
  }
  const types = card.types.map((type) => gameTerm(t, "type", type)).join(" / ");
  return (
    <>
      <p className={styles.facts}>{[types, ...requirements(t, card)].join(" · ")}</p>
      <Line>
        <CardCost card={card} />
        <DisciplineRequirement card={card} />
      </Line>
    </>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}
