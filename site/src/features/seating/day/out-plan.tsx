import { type Day, presentPlayers } from "../../../domain/seating/day/day";
import { playingInRounds } from "../../../domain/seating/day/playing";
import { useTranslation } from "../../../i18n/translation";
import styles from "./day.module.css";

/** How many sit out in each round to come, where not everybody can play (docs/rules/seating.md §1.2). */
export function OutPlan({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const present = presentPlayers(day).length;
  const outs = playingInRounds(day)?.map(({ length }) => present - length) ?? [];
  if (outs.every((count) => count === 0)) return null;
  return (
    <p className={styles.note}>
      {t("seating-day.out-plan", { players: present })}{" "}
      {outs
        .map((count, index) => t("seating-day.out-round", { round: day.played + index + 1, players: count }))
        .join(", ")}
      .
    </p>
  );
}
