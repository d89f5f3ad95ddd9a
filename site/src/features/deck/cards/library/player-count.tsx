import type { Players } from "../../../../domain/deck/who-plays";
import { useTranslation } from "../../../../i18n/translation";
import { Warning } from "../deck-section";
import styles from "../facts/facts.module.css";

/** How many vampires of the deck can play a card. */
export function PlayerCount({ players: { inferior, superior } }: { readonly players: Players }) {
  const { t } = useTranslation();
  if (inferior === 0) return <NoPlayers />;
  const label =
    superior === undefined
      ? t("deck.players", { count: inferior })
      : t("deck.players-levels", { count: inferior, superior });
  return (
    <span className={styles.chance} title={label}>
      <span aria-hidden="true">{superior === undefined ? inferior : `${inferior}/${superior}`}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

/** Always shown if no vampire of the deck can play the card. */
export function NoPlayers() {
  const { t } = useTranslation();
  return <Warning title={t("deck.nobody-plays-hint")}>{t("deck.nobody-plays")}</Warning>;
}
