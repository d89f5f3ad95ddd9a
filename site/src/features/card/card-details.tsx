import type { ReactNode } from "react";
import { usePreferences } from "../../data/preferences";
import { LANGUAGE_NAMES } from "../../domain/language";
import { useTranslation } from "../../i18n/translation";
import { CardText } from "../../ui/card/card-text";
import { FieldLevelProvider } from "../../ui/card/field";
import styles from "./card-details.module.css";
import { CardFacts, CardLegality } from "./card-facts";
import { CardFlavour } from "./card-flavour";
import { CardHeading } from "./card-heading";
import { CardRulings } from "./card-rulings";
import { CardSets } from "./card-sets";
import { CardVersions } from "./card-versions";
import { HistorySection } from "./history-section";
import type { ScanChoice } from "./scan-choice";
import type { ShownCard } from "./use-card";
import type { LoadedParts } from "./use-loaded-parts";

interface CardDetailsProps {
  /** The part of the signed-in user, below the facts of the card. */
  readonly own: ReactNode;
  readonly shown: ShownCard;
  readonly scan: ScanChoice;
  readonly loaded: LoadedParts;
  /** Level of the card's heading on its page. */
  readonly level: 1 | 3;
}

/** All facts of a card as text. */
export function CardDetails({ shown, scan, loaded, level, own }: CardDetailsProps) {
  const { card, wording } = shown;
  return (
    <div className={styles.details}>
      <CardHeading shown={shown} level={level} />
      <CardLegality card={card} />
      <CardText text={wording.text} references={wording.references} lang={wording.textLang} />
      <CardFlavour shown={shown} />
      <Fallback shown={shown} />
      <FieldLevelProvider value={level === 1 ? 2 : 4}>
        <CardVersions shown={shown} />
        <CardFacts card={card} />
        <CardSets card={card} scan={scan} />
        {loaded.sets && <CardRulings id={card.id} name={card.displayName} />}
        {loaded.sets && loaded.rulings && <HistorySection card={card} />}
        {loaded.sets && loaded.rulings && own}
      </FieldLevelProvider>
    </div>
  );
}

/** Notes a missing or incomplete translation. */
function Fallback({ shown: { wording } }: { readonly shown: ShownCard }) {
  const { t } = useTranslation();
  const { cardLanguage } = usePreferences();
  if (wording.coverage === "full") return null;
  const message = wording.coverage === "none" ? "card.fallback" : "card.fallbackPart";
  return <p className={styles.note}>{t(message, { language: LANGUAGE_NAMES[cardLanguage] })}</p>;
}
