import { ownName } from "../../../data/seating/day-settings";
import { useStore } from "../../../data/store";
import { type Day, type DayRound, nameOf } from "../../../domain/seating/day/day";
import { sameName } from "../../../domain/seating/day/names";
import { type PlayerIndex, STARTING_TRANSFERS } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { FieldBlock } from "../../../ui/form/field-row";
import { Select } from "../../../ui/form/select";
import { Panel } from "../../../ui/panel";
import styles from "./day.module.css";

/** Where one player sits, and who is the prey; the name stays on this device. */
export function MySeat({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const name = useStore(ownName);
  const player = day.players.findIndex((it) => name !== "" && sameName(it.name) === sameName(name));
  const names = day.players
    .map((it) => it.name)
    .toSorted((one, other) => one.localeCompare(other, undefined, { numeric: true }));
  const options = [
    ...(player < 0 ? [{ value: "", label: t("seating-day.choose-name") }] : []),
    ...names.map((value) => ({ value, label: value })),
  ];
  // Rounds that are played are of less interest.
  const order = day.rounds.map((_, index) => (index + day.played) % day.rounds.length);
  return (
    <Panel title={t("seating-day.my-seat")}>
      <FieldBlock label={t("seating-day.my-name")}>
        <Select
          label={t("seating-day.my-name")}
          value={day.players[player]?.name ?? ""}
          options={options}
          onChange={(value) => ownName.set(value)}
        />
      </FieldBlock>
      {player >= 0 &&
        order.map((index) => {
          const round = day.rounds[index];
          return round && <SeatIn key={index} {...{ day, player, round, index }} />;
        })}
    </Panel>
  );
}

interface SeatInProps {
  readonly day: Day;
  readonly player: PlayerIndex;
  readonly round: DayRound;
  readonly index: number;
}

function SeatIn({ day, player, round, index }: SeatInProps) {
  const { t } = useTranslation();
  const table = round.tables.findIndex((it) => it.includes(player));
  const seats = round.tables[table] ?? [];
  const seat = seats.indexOf(player);
  const title = t("seating-day.round", { round: index + 1 });
  const neighbour = (step: number) => nameOf(day, seats.at((seat + step) % seats.length) ?? player);
  return (
    <section aria-label={title} className={index < day.played ? styles.pastSeat : styles.seat}>
      <h3>{title}</h3>
      {table < 0 ? (
        <p>{t(round.out.includes(player) ? "seating-day.my-out" : "seating-day.my-none")}</p>
      ) : (
        <>
          <p className={styles.place}>{t("seating-day.my-table", { table: table + 1, seat: seat + 1 })}</p>
          <p>{t("seating-day.my-prey", { name: neighbour(1) })}</p>
          <p>{t("seating-day.my-predator", { name: neighbour(-1) })}</p>
          <p className={styles.note}>
            {t("seating-day.my-transfers", { transfers: STARTING_TRANSFERS[seat] ?? 0 })}
          </p>
        </>
      )}
    </section>
  );
}
