import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useMemo, useState } from "react";
import { twdArchiveOptions } from "../../../data/archive/twd-archive";
import type { Archive } from "../../../domain/archive/archive";
import { type Champion, champions } from "../../../domain/archive/champions";
import { winOf } from "../../../domain/archive/winning-deck";
import { fold } from "../../../domain/name/fold";
import { formatDay } from "../../../i18n/day";
import { useTranslation } from "../../../i18n/translation";
import { Page } from "../../../ui/page";
import styles from "../archive.module.css";
import { ChampionshipStar } from "../championship-star";
import { PageHeader } from "../page-header";
import { PageRows } from "../page-rows";
import { YearCounts } from "../results/year-counts";
import { NameField } from "./name-field";

const keyOf = ({ decks }: Champion) => decks[0] ?? 0;

/** Players by number of tournament wins. */
export function TournamentHallOfFame() {
  const { t } = useTranslation();
  const { data: archive } = useSuspenseQuery(twdArchiveOptions());
  const all = useMemo(() => champions(archive), [archive]);
  const [name, setName] = useState("");
  const sought = fold(useDeferredValue(name).trim());
  const found = useMemo(() => all.filter(({ player }) => fold(player).includes(sought)), [all, sought]);
  return (
    <Page>
      <PageHeader title={t("titles.hall-of-fame-tournaments")} isSample={archive.isSample} />
      <p>{t("archive.hall-of-fame-lead")}</p>
      <div className={styles.head}>
        <NameField label={t("archive.find-player")} value={name} onChange={setName} />
        <span role="status">{t("archive.players-n", { count: found.length })}</span>
      </div>
      <PageRows
        label={t("titles.hall-of-fame-tournaments")}
        items={found}
        estimate={40}
        keyOf={keyOf}
        render={(champion) => <Player archive={archive} champion={champion} />}
      />
    </Page>
  );
}

function Player({
  archive,
  champion: { player, decks, titles },
}: {
  readonly archive: Archive;
  readonly champion: Champion;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {player}{" "}
        <span className={styles.note}>
          {t("archive.wins", { count: decks.length })}
          {titles.length > 0 && (
            <>
              {` · ${t("archive.titles", { count: titles.length })} `}
              <span aria-hidden="true">{"★".repeat(titles.length)}</span>
            </>
          )}
        </span>
      </summary>
      {open && (
        <>
          <div className={styles.inner}>
            <YearCounts decks={decks} years={archive.table.years} />
          </div>
          <ul className={styles.inner}>
            {decks.map((deck) => {
              const { event, day, place } = winOf(archive, deck);
              const id = archive.table.ids[deck];
              const link = (
                <Link to="/decks/{-$id}" params={{ id }}>
                  {event}
                </Link>
              );
              return (
                <li key={id} className={styles.head}>
                  <span>{formatDay(t, day)}</span>
                  {titles.includes(deck) ? (
                    <strong>
                      <ChampionshipStar />
                      {link}
                    </strong>
                  ) : (
                    link
                  )}
                  <span>{place}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </details>
  );
}
