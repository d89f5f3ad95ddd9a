import { useTranslation } from "../../i18n/translation";
import { gameTerm } from "./game-term";
import styles from "./text-icon.module.css";
import { useIcon } from "./use-icon";

/** Letters of small symbols for icons in card texts. */
const LETTERS: Readonly<Record<string, string>> = {
  ACTION: "ACT",
  "ACTION MODIFIER": "MOD",
  ALLY: "ALLY",
  COMBAT: "COM",
  EQUIPMENT: "EQP",
  EVENT: "EVE",
  FLIGHT: "FLI",
  MASTER: "MAS",
  MERGED: "MRG",
  "POLITICAL ACTION": "POL",
  POWER: "POW",
  REACTION: "REA",
  REFLEX: "RFX",
  RETAINER: "RET",
};
const CONVICTION = /^(\d) CONVICTION$/;

interface TextIconProps {
  /** As in brackets in a card text: "ACTION MODIFIER", "1 CONVICTION"; or "D" for a directed action. */
  readonly icon: string;
}

/** An icon of a card text other than a discipline: drawn, or as letters in a box of the same size. */
export function TextIcon({ icon }: TextIconProps) {
  const { t } = useTranslation();
  const conviction = CONVICTION.exec(icon)?.[1];
  const label = iconLabel(t, icon, conviction);
  const drawn = useIcon(`icon-${icon}`);
  const shape = icon === "D" ? styles.round : conviction ? styles.shield : styles.frame;
  return (
    <span
      data-icon={drawn}
      role="img"
      aria-label={label}
      title={label}
      className={`${styles.icon} ${shape} ${drawn ? styles.drawn : ""}`}
    >
      <span aria-hidden="true">{conviction ?? LETTERS[icon] ?? icon}</span>
    </span>
  );
}

function iconLabel(
  t: ReturnType<typeof useTranslation>["t"],
  icon: string,
  conviction: string | undefined,
): string {
  if (conviction) return t("card.icon.conviction", { count: Number(conviction) });
  if (icon === "D") return t("card.icon.directed");
  if (icon === "MERGED") return t("card.icon.merged");
  if (icon === "FLIGHT") return gameTerm(t, "discipline", "flight");
  return gameTerm(t, "type", icon);
}
