import { useCallback, useRef } from "react";
import type { BadCard } from "../../domain/deck/deck-text";
import type { Fix, Fixes } from "../../domain/deck/fixes";
import { MAX_COPIES } from "../../domain/deck/limits";
import type { NameSearch } from "../../domain/name/found-name";
import { useTranslation } from "../../i18n/translation";
import { Dialog } from "../dialog";
import styles from "../dialog-form.module.css";
import { FixRow } from "./fix-row";

interface FixBadImportProps {
  readonly lines: readonly BadCard[];
  readonly fixes: Fixes;
  /** What becomes of a chosen card. */
  readonly text: string;
  readonly search: NameSearch;
  /** Of one card; by default those that a deck can have. */
  readonly maxCopies?: number;
  readonly onFix: (line: number, fix: Fix) => void;
  /** The last fix could not be saved. */
  readonly failed?: boolean;
  readonly onClose: () => void;
}

/** A row for every line of an import that names no known card. Each choice counts at once. */
export function FixBadImport(props: FixBadImportProps) {
  const { lines, fixes, text, search, maxCopies = MAX_COPIES, onFix, failed = false, onClose } = props;
  const { t } = useTranslation();
  const inTurn = useTurns(search);
  const left = lines.filter(({ line }) => !fixes.has(line)).length;
  return (
    <Dialog title={t("deck-text.fix")} size="md" closeLabel={t("common.close")} onClose={onClose}>
      <div className={styles.form}>
        <p>{text}</p>
        <p role="status" className={styles.note}>
          {left > 0 ? t("deck-text.fix-left", { count: left }) : t("deck-text.fix-all-done")}
        </p>
        <p role="alert" className={styles.problem}>
          {failed && t("deck-text.error")}
        </p>
        <ul className={styles.rows}>
          {lines.map((bad, index) => (
            <FixRow
              key={bad.line}
              bad={bad}
              fix={fixes.get(bad.line)}
              search={inTurn}
              first={index === 0}
              maxCopies={maxCopies}
              onFix={(fix) => onFix(bad.line, fix)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** Searches the lines one after the other, with paints in between: there may be a hundred. */
function useTurns(search: NameSearch): NameSearch {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (written) => {
      const turn = last.current
        .then(() => new Promise((resolve) => setTimeout(resolve)))
        .then(() => search(written));
      last.current = turn.catch(() => undefined);
      return turn;
    },
    [search],
  );
}
