import type { Compared } from "../../../domain/archive/meta/compared";
import { useTranslation } from "../../../i18n/translation";
import styles from "./meta.module.css";
import { pointsText, shareText } from "./numbers";

const ARROWS = { up: "▲", down: "▼", same: "", few: "" } as const;

/** The change in points, with an arrow if it is larger than chance; "too few" if too few decks are behind it. */
export function ChangeMark({ compared: { now, before, trend } }: { readonly compared: Compared }) {
  const { t, language } = useTranslation();
  if (before === undefined || trend === undefined) return null;
  if (trend === "few") return <span className={styles.note}>{t("meta.few")}</span>;
  const words = t(`meta.trend.${trend}`, { before: shareText(before.share, language) });
  return (
    <span className={styles[trend]} title={words}>
      {pointsText(now.share - before.share, language)}{" "}
      <span aria-hidden="true" className={styles.arrow}>
        {ARROWS[trend]}
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
