import { useCallback, useRef, useState } from "react";
import type { DeckCards } from "../../../domain/deck/deck";
import type { BadCard } from "../../../domain/deck/deck-text";
import { copiesAfterFix, type Fix, type Fixes } from "../../../domain/deck/fixes";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import styles from "../deck-text.module.css";
import { FixRow } from "./fix-row";
import type { NameSearch } from "./name-search";

interface FixBadImportProps {
  readonly lines: readonly BadCard[];
  /** The deck as it was made of the lines that were understood. */
  readonly cards: DeckCards;
  readonly search: NameSearch;
  /** Copies from now on; −1 takes a card out that had come in by another choice for the same line. */
  readonly onFix: (copies: DeckCards) => void;
  /** The last fix could not be kept. */
  readonly failed: boolean;
  readonly onClose: () => void;
}

const NO_FIXES: Fixes = new Map();

/**
 * A row for every line that names no known card. Each choice is kept at once; closing keeps nothing else.
 */
export function FixBadImport({ lines, cards, search, onFix, failed, onClose }: FixBadImportProps) {
  const { t } = useTranslation();
  const [fixes, setFixes] = useState(NO_FIXES);
  // What the deck had before the fixing began: it changes with every fix.
  const [before] = useState(cards);
  const inTurn = useTurns(search);
  const left = lines.filter(({ line }) => !fixes.has(line)).length;
  const keep = (line: number, fix: Fix) => {
    const step = copiesAfterFix(before, fixes, line, fix);
    setFixes(step.fixes);
    onFix(step.copies);
  };
  return (
    <Dialog title={t("deck-text.fix")} size="md" closeLabel={t("common.close")} onClose={onClose}>
      <div className={styles.form}>
        <p>{t("deck-text.fix-text")}</p>
        <p role="status" className={styles.note}>
          {left > 0 ? t("deck-text.fix-left", { count: left }) : t("deck-text.fix-all-done")}
        </p>
        <p role="alert" className={styles.problem}>
          {failed && t("deck-text.error")}
        </p>
        <ul className={styles.rows}>
          {lines.map((bad, at) => (
            <FixRow
              key={bad.line}
              bad={bad}
              fix={fixes.get(bad.line)}
              search={inTurn}
              first={at === 0}
              onFix={(fix) => keep(bad.line, fix)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** One search after the other, with room to paint between: there may be a hundred lines. */
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
