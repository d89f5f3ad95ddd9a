import type { Players } from "../../../domain/deck/who-plays";
import { useTranslation } from "../../../i18n/translation";
import styles from "../facts/facts.module.css";
import { Warning } from "../page/deck-section";

/** How many vampires of the deck can play a card. */
export function PlayerCount({ players: { inferior, superior } }: { readonly players: Players }) {
  const { t } = useTranslation();
  if (inferior === 0) return <Nobody />;
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

/** That nobody can is said always. */
export function Nobody() {
  const { t } = useTranslation();
  return <Warning title={t("deck.nobody-plays-hint")}>{t("deck.nobody-plays")}</Warning>;
}
