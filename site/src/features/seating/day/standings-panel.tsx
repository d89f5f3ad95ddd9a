import { type Day, nameOf } from "../../../domain/seating/day/day";
import { standingsOf } from "../../../domain/seating/day/standings";
import { useTranslation } from "../../../i18n/translation";
import { Panel } from "../../../ui/panel";
import { ScrollRegion } from "../../../ui/scroll-region";
import { formatPoints } from "./format-points";
import styles from "./results.module.css";

/** The players by game wins, victory points and tournament points. */
export function StandingsPanel({ day }: { readonly day: Day }) {
  const { t, language } = useTranslation();
  return (
    <Panel title={t("seating-day.standings")}>
      <ScrollRegion label={t("seating-day.standings-table")} className={styles.scroll}>
        <table className={styles.standings}>
          <thead>
            <tr>
              <th scope="col">{t("seating-day.place")}</th>
              <th scope="col">{t("seating-day.slip-player")}</th>
              <th scope="col">{t("seating-day.wins")}</th>
              <th scope="col">{t("seating-day.points")}</th>
              <th scope="col">{t("seating-day.tournament-points")}</th>
              <th scope="col">{t("seating-day.games")}</th>
            </tr>
          </thead>
          <tbody>
            {standingsOf(day).map(({ player, place, wins, points, tournamentPoints, games }) => (
              <tr key={player}>
                <td>{place}</td>
                <th scope="row">{nameOf(day, player)}</th>
                <td>{wins}</td>
                <td>{formatPoints(points, language)}</td>
                <td>{formatPoints(tournamentPoints, language)}</td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}
