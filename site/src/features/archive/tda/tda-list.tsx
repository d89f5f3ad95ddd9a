import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { tdaListOptions } from "../../../data/archive/tda";
import { isChampionship } from "../../../domain/archive/championship";
import { formatDay } from "../../../i18n/day";
import { useTranslation } from "../../../i18n/translation";
import { Page } from "../../../ui/page";
import notices from "../../../ui/search/notices.module.css";
import styles from "../archive.module.css";
import { ChampionshipStar } from "../championship-star";

/** Tournaments, newest first. */
export function TdaList({ problem }: { readonly problem?: string }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(tdaListOptions());
  return (
    <Page>
      <h1 tabIndex={-1}>{t("shell.title-tda")}</h1>
      {problem !== undefined && (
        <p role="alert" className={notices.problems}>
          {problem}
        </p>
      )}
      <p className={notices.lead}>{t("archive.tda-lead")}</p>
      {data.events.length === 0 && <p>{t("archive.no-decks")}</p>}
      <ul className={styles.events}>
        {data.events.map((event) => (
          <li key={event.id} className={styles.deck}>
            <h2>
              <Link to="/tda/{-$event}" params={{ event: event.id }}>
                {isChampionship(event.name) && <ChampionshipStar />}
                {event.name}
              </Link>
            </h2>
            <p className={styles.head}>
              <span>{formatDay(t, event.date)}</span>
              <span>{event.place}</span>
              <span>
                {t("archive.decks-of-players", {
                  decks: String(event.decks),
                  players: String(event.players),
                })}
              </span>
              {event.sample && <strong>{t("archive.sample-mark")}</strong>}
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
