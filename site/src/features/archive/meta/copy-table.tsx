import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { useCopy } from "../../../ui/use-copy";
import { type CsvTable, toCsv } from "./csv";

interface CopyTableProps {
  readonly table: () => CsvTable;
  /** What the table shows. */
  readonly what: string;
}

/** Copies all rows of a table, also those that are not shown yet. */
export function CopyTable({ table, what }: CopyTableProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  return (
    <Button variant="ghost" onClick={() => copy(toCsv(table()))}>
      {t(state === "idle" ? "meta.csv" : `meta.${state}`)}
      <span className="visually-hidden">: {what}</span>
    </Button>
  );
}
