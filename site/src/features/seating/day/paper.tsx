import { useLayoutEffect } from "react";
import { type Day, type DayRound, nameOf } from "../../../domain/seating/day/day";
import { STARTING_TRANSFERS, type Table } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { usePrinting } from "../../../ui/use-printing";
import { joinNames } from "./day-parts";
import styles from "./paper.module.css";

export type PaperKind = "rounds" | "slips";

/** With more tables, a list by name does not fit onto the page. */
const LISTED_TABLES = 12;
/** So many are written large, to be read from a distance. */
const LARGE_TABLES = 6;

interface PaperProps {
  readonly day: Day;
  readonly kind: PaperKind;
}

/** What is printed: a page per round, or a slip per table to write the result on. */
export function Paper(props: PaperProps) {
  return usePrinting() && <PrintedDay {...props} />;
}

function PrintedDay({ day, kind }: PaperProps) {
  const { t } = useTranslation();
  useLayoutEffect(() => {
    const { printed = "" } = styles;
    document.body.classList.add(printed);
    return () => document.body.classList.remove(printed);
  }, []);
  const Part = kind === "rounds" ? RoundPage : RoundSlips;
  return day.rounds.map((round, index) => {
    const title = t("seating-day.round", { round: index + 1 });
    return <Part key={title} {...{ day, round, title }} />;
  });
}

interface RoundPageProps {
  readonly day: Day;
  readonly round: DayRound;
  /** "Round 1" */
  readonly title: string;
}

function RoundPage({ day, round, title }: RoundPageProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.round} aria-label={title}>
      <h2>{[day.event.name, title].filter(Boolean).join(" · ")}</h2>
      <div className={styleOf(round.tables.length)}>
        {round.tables.map((table, at) => (
          <div key={table.join()}>
            <h3>{t("seating-day.table", { table: at + 1 })}</h3>
            <ol>
              {table.map((player) => (
                <li key={player}>{nameOf(day, player)}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      {round.out.length > 0 && <p>{t("seating-day.sit-out", { names: joinNames(day, round.out) })}</p>}
      {round.tables.length <= LISTED_TABLES && <PlayerList day={day} round={round} />}
    </section>
  );
}

function styleOf(tables: number) {
  if (tables > 20) return styles.manyTables;
  return tables > LARGE_TABLES ? styles.tables : `${styles.tables} ${styles.largeTables}`;
}

/** Everybody by name, to find the table. */
function PlayerList({ day, round }: Pick<RoundPageProps, "day" | "round">) {
  const { t } = useTranslation();
  const seats = round.tables.flatMap((players, table) =>
    players.map((player, seat) => ({ name: nameOf(day, player), table: table + 1, seat: seat + 1 })),
  );
  return (
    <ul className={styles.list}>
      {seats
        .toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
        .map(({ name, ...place }) => (
          <li key={name}>
            {name}: {t("seating-day.my-table", place)}
          </li>
        ))}
    </ul>
  );
}

function RoundSlips({ day, round, title }: RoundPageProps) {
  const { t } = useTranslation();
  return round.tables.map((table, index) => (
    <Slip
      key={table.join()}
      {...{ day, table }}
      title={`${title} · ${t("seating-day.table", { table: index + 1 })}`}
    />
  ));
}

interface SlipProps {
  readonly day: Day;
  readonly table: Table;
  readonly title: string;
}

function Slip({ day, table, title }: SlipProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.slip}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t("seating-day.slip-seat")}</th>
          <th scope="col">{t("seating-day.slip-player")}</th>
          <th scope="col">{t("seating-day.transfers")}</th>
          <th scope="col">{t("seating-day.slip-points")}</th>
          <th scope="col">{t("seating-day.signature")}</th>
        </tr>
      </thead>
      <tbody>
        {table.map((player, seat) => (
          <tr key={player}>
            <td>{seat + 1}</td>
            <th scope="row">{nameOf(day, player)}</th>
            <td>{STARTING_TRANSFERS[seat]}</td>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
