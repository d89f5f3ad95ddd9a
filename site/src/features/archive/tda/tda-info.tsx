import { Link } from "@tanstack/react-router";
import type { TdaEvent } from "../../../generated/published";
import { formatDay } from "../../../i18n/day";
import { formatNumber } from "../../../i18n/number";
import { useTranslation } from "../../../i18n/translation";
import styles from "../archive.module.css";

/** Facts of a tournament besides its decks. */
export function TdaInfo({ event }: { readonly event: TdaEvent }) {
  const { t, language } = useTranslation();
  const number = (value: number) => formatNumber(value, language, [0, 1]);
  const reported = event.decks.ids.length;
  const perMatch = (total: number) => number(event.matches === 0 ? 0 : total / event.matches);
  const facts: readonly (readonly [string, string])[] = [
    [t("archive.event"), event.name],
    [t("archive.where"), event.place],
    [t("archive.when"), formatDay(t, event.date)],
    [t("archive.rounds-field"), t("archive.rounds-final", { count: String(event.rounds) })],
    [t("archive.players-field"), String(event.players)],
    [
      t("archive.reported"),
      t("archive.reported-n", {
        count: String(reported),
        percent: Math.round((100 * reported) / Math.max(1, event.players)),
        median: number(event.medianPlace),
      }),
    ],
    [
      t("archive.matches"),
      t("archive.matches-n", {
        count: String(event.matches),
        gw: perMatch(event.gw),
        vp: perMatch(event.vp),
      }),
    ],
    [
      t("archive.scores"),
      t("archive.scores-n", {
        gw: number(event.gw),
        vp: number(event.vp),
        medianGw: number(event.medianGw),
        medianVp: number(event.medianVp),
      }),
    ],
  ];
  return (
    <section className={styles.deck}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/tda/{-$event}" params={{ event: undefined }}>
          {t("archive.close-event")}
        </Link>
      </p>
    </section>
  );
}
