import type { Players } from "../../../domain/deck/who-plays";
import { useTranslation } from "../../../i18n/translation";
import styles from "../facts/facts.module.css";
import { Warning } from "../page/deck-section";

interface PlayerCountProps {
  /** undefined: anyone can play the card. */
  readonly players: Players | undefined;
  readonly details: boolean;
}

/** How many vampires of the deck can play a card; that nobody can is said always. */
export function PlayerCount({ players, details }: PlayerCountProps) {
  const { t } = useTranslation();
  if (players === undefined) return null;
  const { inferior, superior } = players;
  if (inferior === 0) return <Warning title={t("deck.nobody-plays-hint")}>{t("deck.nobody-plays")}</Warning>;
  if (!details) return null;
  const words =
    superior === undefined
      ? t("deck.players", { count: inferior })
      : t("deck.players-levels", { count: inferior, superior });
  return (
    <span className={styles.chance} title={words}>
      <span aria-hidden="true">{superior === undefined ? inferior : `${inferior}/${superior}`}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
