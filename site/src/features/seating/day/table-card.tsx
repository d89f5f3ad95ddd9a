import { type Day, nameOf } from "../../../domain/seating/day/day";
import type { PlayerIndex, Table } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "./tables.module.css";

interface TableCardProps {
  readonly day: Day;
  readonly table: Table;
  /** From 0. */
  readonly index: number;
  /** The player who is to swap with another one. */
  readonly chosen: PlayerIndex | undefined;
  /** undefined: the seats are fixed. */
  readonly onChoose: ((player: PlayerIndex) => void) | undefined;
  readonly onReorder: () => void;
}

/** A table with its players in the order of play. */
export function TableCard({ day, table, index, chosen, onChoose, onReorder }: TableCardProps) {
  const { t } = useTranslation();
  const title = t("seating-day.table", { table: index + 1 });
  return (
    <section className={styles.table} aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {table.map((player) => (
          <li key={player} className={day.players[player]?.here ? undefined : styles.left}>
            {onChoose ? (
              <button type="button" aria-pressed={player === chosen} onClick={() => onChoose(player)}>
                {nameOf(day, player)}
              </button>
            ) : (
              <span>{nameOf(day, player)}</span>
            )}
          </li>
        ))}
      </ol>
      {onChoose && (
        <Button
          variant="ghost"
          aria-label={t("seating-day.reorder-table", { table: index + 1 })}
          onClick={onReorder}
        >
          {t("seating-day.reorder")}
        </Button>
      )}
    </section>
  );
}
