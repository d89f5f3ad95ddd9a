import { useMemo } from "react";
import { drawnTables, type EveningDraw } from "../../../domain/seating/table/evening-draw";
import { TableFigure } from "./table-figure";
import styles from "./tables.module.css";

/** All tables of a draw. */
export function DrawnTables({ draw }: { readonly draw: EveningDraw }) {
  const tables = useMemo(
    () => drawnTables(draw).map((table, index) => ({ number: index + 1, table })),
    [draw],
  );
  return (
    <div className={styles.tables}>
      {tables.map((table) => (
        <TableFigure key={table.number} {...table} />
      ))}
    </div>
  );
}
