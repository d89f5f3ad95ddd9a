import { EyeOff, Lock, Snowflake } from "lucide";
import type { Deck } from "../../../../domain/deck/deck";
import type { DeckFacts } from "../../../../domain/deck/facts/deck-facts";
import { hasPlaytest } from "../../../../domain/deck/facts/has-playtest";
import type { LimitedCopies } from "../../../../domain/deck/facts/limited-copies";
import { useTranslation } from "../../../../i18n/translation";
import { Icon } from "../../../../ui/icon";
import { Warning } from "../../cards/deck-section";
import styles from "./deck-info.module.css";

interface DeckMarksProps {
  readonly deck: Deck;
  readonly facts: DeckFacts;
  /** Copies outside the limited format; null if there are none or the mode is off. */
  readonly limited: LimitedCopies | null;
}

/** The flags of a deck: locked, read-only, hidden, public; and its problems. */
export function DeckMarks({ deck, facts, limited }: DeckMarksProps) {
  const { t } = useTranslation();
  const states = [
    deck.isNonEditable && ([Snowflake, t("deck.non-editable")] as const),
    deck.locked && ([Lock, t("deck.locked")] as const),
    deck.hidden && ([EyeOff, t("deck.hidden")] as const),
  ].filter((state) => state !== false);
  return (
    <span className={styles.marks}>
      {states.map(([icon, label]) => (
        <span key={label} className={styles.mark} title={label}>
          <Icon of={icon} size={16} />
          {label}
        </span>
      ))}
      {deck.publicParent !== false && <span className={styles.mark}>{t("deck.public")}</span>}
      {facts.flags.includes("banned") && <Warning>{t("deck.banned")}</Warning>}
      {limited && (
        <Warning title={t("deck.limited-hint")}>
          {t("deck.limited", { count: limited.copies, share: limited.share * 100 })}
        </Warning>
      )}
      {(deck.withheld || hasPlaytest(deck.cards)) && <Warning>{t("deck.playtest")}</Warning>}
    </span>
  );
}
