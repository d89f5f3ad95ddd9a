import { useLayoutEffect, useRef } from "react";
import { nameKey } from "../../../domain/seating/table/player-name";
import { changedRow, freeName, type RowChange } from "../../../domain/seating/table/players";
import { useTranslation } from "../../../i18n/translation";
import { PlayerRow } from "./player-row";
import styles from "./players.module.css";
import type { Evening } from "./use-evening";
import type { FillNames } from "./use-fill-names";

interface PlayerListProps {
  readonly evening: Evening;
  readonly duplicates: readonly string[];
  readonly onFill: FillNames;
}

/** The players, one row each. */
export function PlayerList({ evening, duplicates, onFill }: PlayerListProps) {
  const { setup, defaultName, changePlayers } = evening;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | undefined>(undefined);
  const keys = new Set(duplicates.map(nameKey));
  // The buttons of the row that took the place of a removed one, or of the last row, have the focus.
  useLayoutEffect(() => {
    const row = removed.current;
    removed.current = undefined;
    if (row === undefined) return;
    const rows = list.current?.children;
    const next = rows?.[Math.min(row, rows.length - 1)];
    (next?.querySelector<HTMLElement>("button:last-of-type") ?? list.current)?.focus();
  });
  const rows = setup.players.map((player, at) => ({ row: at + 1, player }));
  const change = (row: number, by: RowChange) =>
    changePlayers((players) =>
      players.map((player, at) => (at === row - 1 ? changedRow(player, by) : player)),
    );
  return (
    <ul ref={list} tabIndex={-1} aria-label={t("seating.players")} className={styles.rows}>
      {rows.map(({ row, player }) => (
        <PlayerRow
          // Rows have no identity but their place.
          key={row}
          row={row}
          player={player}
          defaultName={freeName(setup.players, row, defaultName)}
          duplicate={player.enabled && keys.has(nameKey(player.name))}
          onChange={(by) => change(row, by)}
          onNames={(names) => onFill(names, row - 1)}
          onRemove={() => {
            removed.current = row - 1;
            changePlayers((players) => players.toSpliced(row - 1, 1));
          }}
        />
      ))}
    </ul>
  );
}
