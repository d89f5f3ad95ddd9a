import { useCallback, useRef, useState } from "react";
import type { DeckCards } from "../../../../domain/deck/deck";
import type { BadCard } from "../../../../domain/deck/deck-text";
import { copiesAfterFix, type Fix, type Fixes } from "../../../../domain/deck/fixes";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import styles from "../../shared/deck-text.module.css";
import { FixRow } from "./fix-row";
import type { NameSearch } from "./name-search";

interface FixBadImportProps {
  readonly lines: readonly BadCard[];
  /** The deck that was created from the readable lines. */
  readonly cards: DeckCards;
  readonly search: NameSearch;
  /** The new copies; −1 removes a card that another choice for the same line had added. */
  readonly onFix: (copies: DeckCards) => void;
  /** The last fix could not be saved. */
  readonly failed: boolean;
  readonly onClose: () => void;
}

const NO_FIXES: Fixes = new Map();

/**
 * A row for every line that names no known card. Each choice is saved at once; closing saves nothing else.
 */
export function FixBadImport({ lines, cards, search, onFix, failed, onClose }: FixBadImportProps) {
  const { t } = useTranslation();
  const [fixes, setFixes] = useState(NO_FIXES);
  // The deck before the first fix: `cards` changes with every fix.
  const [before] = useState(cards);
  const inTurn = useTurns(search);
  const left = lines.filter(({ line }) => !fixes.has(line)).length;
  const save = (line: number, fix: Fix) => {
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
          {lines.map((bad, index) => (
            <FixRow
              key={bad.line}
              bad={bad}
              fix={fixes.get(bad.line)}
              search={inTurn}
              first={index === 0}
              onFix={(fix) => save(bad.line, fix)}
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
