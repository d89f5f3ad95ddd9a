import type { CryptCard, LibraryCard } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { CapacityDisc } from "../../ui/card/capacity-disc";
import { CardCost } from "../../ui/card/cost";
import { DisciplineRequirement, DisciplineStrip } from "../../ui/card/discipline-strip";
import { gameTerm } from "../../ui/card/game-term";
import { requirements } from "../../ui/card/requirement";
import styles from "./card-heading.module.css";
import { CardSymbols } from "./card-symbols";
import type { ShownCard } from "./use-card";

interface CardHeadingProps {
  readonly shown: ShownCard;
  /** Level of the heading on its page. */
  readonly level: 1 | 3;
}

/** Name with capacity or cost, followed by kind and group. */
export function CardHeading({ shown: { card, wording }, level }: CardHeadingProps) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <header className={styles.heading}>
      <div className={styles.nameLine}>
        {card.kind === "crypt" ? (
          <CapacityDisc
            capacity={card.capacity}
            label={t("card.capacity", { capacity: String(card.capacity) })}
          />
        ) : (
          <CardCost card={card} />
        )}
        <Heading lang={wording.nameLang} className={styles.name}>
          {wording.name}
        </Heading>
        <CardSymbols card={card} />
      </div>
      {card.kind === "crypt" ? <CryptFacts card={card} /> : <LibraryFacts card={card} />}
    </header>
  );
}

function CryptFacts({ card }: { readonly card: CryptCard }) {
  const { t } = useTranslation();
  const facts = [
    card.clan,
    card.path === "" ? "" : gameTerm(t, "path", card.path),
    gameTerm(t, "sect", card.sect),
    card.title === "" ? "" : gameTerm(t, "title", card.title),
    card.group === "any" ? t("card.groupAny") : t("card.group", { group: String(card.group) }),
  ];
  const none = Object.keys(card.disciplines).length === 0;
  return (
    <>
      <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      {none ? (
        <p className={styles.facts}>{t("card.noDisciplines")}</p>
      ) : (
        <DisciplineStrip disciplines={card.disciplines} />
      )}
    </>
  );
}

function LibraryFacts({ card }: { readonly card: LibraryCard }) {
  const { t } = useTranslation();
  const types = card.types.map((type) => gameTerm(t, "type", type)).join(" / ");
  const required = requirements(t, card);
  const more = [
    card.trifle ? t("card.trifle") : "",
    card.burn ? t("card.burnOption") : "",
    card.createdCapacity === undefined
      ? ""
      : t("card.capacityCreated", { capacity: String(card.createdCapacity) }),
    card.capacityChange === 0 ? "" : t("card.capacityChange", { change: signed(card.capacityChange) }),
  ];
  return (
    <>
      <p className={styles.facts}>{[types, ...more].filter(Boolean).join(" · ")}</p>
      {(required.length > 0 || card.disciplines.length > 0) && (
        <p className={styles.facts}>
          <span>{t("card.field.requires")}</span> <DisciplineRequirement card={card} size="inline" />{" "}
          <span className={styles.needs}>{required.join(" · ")}</span>
        </p>
      )}
    </>
  );
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}
