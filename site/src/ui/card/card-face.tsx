import type { Card, CardId, CryptCard, LibraryCard } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { ScrollRegion } from "../scroll-region";
import { CapacityDisc } from "./capacity-disc";
import styles from "./card-face.module.css";
import { CardMarks } from "./card-marks";
import { CardText } from "./card-text";
import { CardCost } from "./cost";
import { DisciplineRequirement, DisciplineStrip } from "./discipline-strip";
import { gameTerm } from "./game-term";
import { requirements } from "./requirement";

/** Localized texts on a card; untranslated fields are in English. */
export interface CardWording {
  readonly name: string;
  readonly nameLang: string;
  readonly text: string;
  readonly textLang: string;
  readonly references: Readonly<Record<string, CardId>>;
}

interface CardFaceProps {
  readonly card: Card;
  readonly wording: CardWording;
  /** Whether cards in the text are links; not in a preview. */
  readonly links?: boolean;
}

/** A card drawn from its data in the size of its picture: for a missing or loading picture, or by preference. */
export function CardFace({ card, wording, links = true }: CardFaceProps) {
  const { t } = useTranslation();
  const label = t("card.textOf", { name: wording.name });
  return (
    <article className={styles.face} aria-label={wording.name}>
      <header className={styles.head}>
        <p className={styles.name} lang={wording.nameLang}>
          {wording.name}
        </p>
        {card.kind === "crypt" ? <CryptLine card={card} /> : <LibraryLine card={card} />}
      </header>
      <ScrollRegion label={label} className={styles.body}>
        {card.kind === "crypt" && <DisciplineStrip disciplines={card.disciplines} direction="column" />}
        <div className={styles.text}>
          <CardText
            text={wording.text}
            references={wording.references}
            lang={wording.textLang}
            links={links}
          />
        </div>
      </ScrollRegion>
      <footer className={styles.foot}>
        {card.kind === "library" && <CardCost card={card} />}
        {card.kind === "library" && card.burn && <span className={styles.mark}>{t("card.burnOption")}</span>}
        <CardMarks card={card} />
        {card.reworded.length > 0 && (
          <span
            role="img"
            className={styles.reworded}
            aria-label={t("card.mark.reworded")}
            title={t("card.mark.reworded")}
          />
        )}
        <span className={styles.kind}>{t("card.textCard")}</span>
        {card.kind === "crypt" && (
          <CapacityDisc
            capacity={card.capacity}
            label={t("card.capacity", { capacity: String(card.capacity) })}
          />
        )}
      </footer>
    </article>
  );
}

function CryptLine({ card }: { readonly card: CryptCard }) {
  const { t } = useTranslation();
  const group = card.group === "any" ? t("card.groupAny") : t("card.group", { group: String(card.group) });
  return (
    <p className={styles.line}>
      {card.clan} · {group}
      {card.title !== "" && ` · ${gameTerm(t, "title", card.title)}`}
    </p>
  );
}

function LibraryLine({ card }: { readonly card: LibraryCard }) {
  const { t } = useTranslation();
  const types = card.types.map((type) => gameTerm(t, "type", type)).join(" / ");
  return (
    <p className={styles.line}>
      <span>{[types, ...requirements(t, card)].join(" · ")}</span>
      <DisciplineRequirement card={card} size="inline" />
    </p>
  );
}
