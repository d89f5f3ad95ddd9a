import { changeDay } from "../../../data/seating/day-store";
import { type Day, type Final, nameOf } from "../../../domain/seating/day/day";
import {
  FINALISTS,
  finalOrder,
  seedsOf,
  tiesForFinal,
  withFinal,
  withFinalPoints,
  withFinalSeat,
  withLots,
} from "../../../domain/seating/day/final";
import { faultOf } from "../../../domain/seating/day/points";
import { standingsOf } from "../../../domain/seating/day/standings";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Select } from "../../../ui/form/select";
import { Panel } from "../../../ui/panel";
import styles from "./day.module.css";
import { joinNames } from "./day-parts";
import { PointsField } from "./points-field";
import { randomNumber } from "./random-number";
import results from "./results.module.css";

/** The final of the best five: seeds, seats, points and the winner. */
export function FinalPanel({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const seeds = seedsOf(day);
  const ties = tiesForFinal(day);
  const [winner] = finalOrder(day);
  return (
    <Panel title={t("seating-day.final")}>
      <p className={styles.note}>{t("seating-day.final-hint")}</p>
      {day.final ? (
        <FinalTable day={day} final={day.final} />
      ) : (
        <ol className={results.seeds}>
          {seeds.map(({ player }) => (
            <li key={player}>{nameOf(day, player)}</li>
          ))}
        </ol>
      )}
      {!day.final &&
        ties.map((players) => (
          <p key={players.join()}>{t("seating-day.tied", { names: joinNames(day, players) })}</p>
        ))}
      {winner !== undefined && (
        <p className={styles.place}>{t("seating-day.winner", { name: nameOf(day, winner) })}</p>
      )}
      <div className={styles.buttons}>
        {day.final ? (
          <Button onClick={() => changeDay({ ...day, final: undefined })}>
            {t("seating-day.cancel-final")}
          </Button>
        ) : (
          <>
            {ties.length > 0 && (
              <Button onClick={() => changeDay(withLots(day, randomNumber))}>
                {t("seating-day.draw-lots")}
              </Button>
            )}
            <Button
              variant="primary"
              disabled={ties.length > 0 || seeds.length < FINALISTS}
              onClick={() => changeDay(withFinal(day))}
            >
              {t("seating-day.begin-final")}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Finalists by seed, with their seats and points. */
function FinalTable({ day, final }: { readonly day: Day; readonly final: Final }) {
  const { t } = useTranslation();
  const seeds = standingsOf(day).flatMap(({ player }) => (final.seats.includes(player) ? [player] : []));
  const fault = faultOf(final.points);
  const total = final.points.reduce<number>((all, it) => all + (it ?? 0), 0);
  return (
    <>
      <ol className={results.seeds}>
        {seeds.map((player) => {
          const name = nameOf(day, player);
          const seat = final.seats.indexOf(player);
          return (
            <li key={player}>
              <div className={results.finalist}>
                <Select
                  label={t("seating-day.seat-of", { name })}
                  value={String(seat)}
                  options={final.seats.map((_, index) => ({
                    value: String(index),
                    label: `${t("seating-day.slip-seat")} ${index + 1}`,
                  }))}
                  onChange={(value) => changeDay(withFinalSeat(day, player, Number(value)))}
                />
                <PointsField
                  name={name}
                  label={t("seating-day.points-of-final", { name })}
                  points={final.points[seat] ?? null}
                  onChange={(points) => changeDay(withFinalPoints(day, seat, points))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <p role="status" className={results.faults}>
        {fault && t(`seating-day.final-${fault}`, { total, size: final.points.length })}
      </p>
    </>
  );
}
