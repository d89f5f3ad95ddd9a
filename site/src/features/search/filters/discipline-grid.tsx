import { memo, useCallback, useEffect, useRef } from "react";
import type { DisciplineCode } from "../../../domain/card/card";
import { DISCIPLINES, VIRTUES } from "../../../domain/card/disciplines";
import type { Levels } from "../../../domain/search/crypt/levels";
import { useTranslation } from "../../../i18n/translation";
import { DisciplineToggle } from "../../../ui/search/discipline-toggle";
import styles from "../../../ui/search/filters.module.css";
import { withNextLevel } from "./next-level";

const CODES = Object.values(DISCIPLINES);
const VIRTUE_CODES = Object.values(VIRTUES);

interface DisciplineGridProps {
  readonly levels: Levels;
  /** Code → results after the next press. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  readonly onChange: (levels: Levels) => void;
}

/** All disciplines, then the virtues of the imbued; all selected ones are required at the level or above. */
export const DisciplineGrid = memo(function DisciplineGrid({
  levels,
  counts,
  onChange,
}: DisciplineGridProps) {
  const { t } = useTranslation();
  const step = useStep(levels, onChange);
  const toggle = (code: DisciplineCode) => (
    <DisciplineToggle key={code} code={code} level={levels[code]} count={counts?.[code]} onStep={step} />
  );
  return (
    <fieldset>
      <legend className="visually-hidden">{t("search.disciplines")}</legend>
      <div className={styles.disciplines}>
        {CODES.map(toggle)}
        <fieldset className={styles.virtues}>
          <legend className="visually-hidden">{t("search.virtues")}</legend>
          {VIRTUE_CODES.map(toggle)}
        </fieldset>
      </div>
    </fieldset>
  );
});

/** One stable callback for all buttons, so that a click only renders the changed ones. */
function useStep(levels: Levels, onChange: (levels: Levels) => void): (code: DisciplineCode) => void {
  const latest = useRef({ levels, onChange });
  useEffect(() => {
    latest.current = { levels, onChange };
  });
  return useCallback((code) => {
    const { levels: current, onChange: change } = latest.current;
    change(withNextLevel(current, code));
  }, []);
}
