import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Block } from "./block";
import type { FurtherBlockProps } from "./block-props";
import { CopyTable } from "./copy-table";
import { DecksLink } from "./decks-link";
import { decksQuery } from "./decks-query";
import styles from "./meta.module.css";

const [SHOWN, STEP] = [10, 40] as const;

/** Players by their wins, and by the cards they were the first to win with. */
export function WinnersBlock({ further: { winners }, criteria }: FurtherBlockProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState<number>(SHOWN);
  const columns = [t("archive.winner"), t("meta.wins"), t("meta.first-wins")];
  const table = () => [columns, ...winners.map((one) => [one.player, one.wins, one.firstCards])];
  return (
    <Block title={t("meta.winners")} lead={t("meta.winners-lead", { count: winners.length })}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {winners.slice(0, count).map(({ player, wins, firstCards }) => (
            <tr key={player}>
              <th scope="row">
                <DecksLink q={decksQuery(criteria, { author: player })}>{player}</DecksLink>
              </th>
              <td>{wins}</td>
              <td>{firstCards}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.below}>
        {winners.length > count && (
          <Button variant="ghost" onClick={() => setCount(count + STEP)}>
            {t("meta.more", { count: winners.length - count })}
          </Button>
        )}
        <CopyTable table={table} what={t("meta.winners")} />
        <Link to="/twd/hall_of_fame/tournaments">{t("titles.hall-of-fame-tournaments")}</Link>
        <Link to="/twd/hall_of_fame/cards">{t("titles.hall-of-fame-cards")}</Link>
      </p>
    </Block>
  );
}
