import { memo } from "react";
import type { Alternatives } from "../../../domain/search/crypt/disciplines-or";
import { useTranslation } from "../../../i18n/translation";
import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import { Button } from "../../../ui/button";
import form from "../../../ui/form/form.module.css";
import styles from "../../../ui/search/filters.module.css";

const loadPair = loadPart(
  "discipline-pair",
  () => import("./discipline-pair"),
  (module) => module.DisciplinePair,
);

/** Few searches have one. Its place is as high as a field. */
const DisciplinePair = lazyPart(
  () => loadPair().catch(() => ({ default: () => null })),
  <div className={form.select} />,
);

interface DisciplinePairsProps {
  readonly alternatives: Alternatives;
  readonly onChange: (alternatives: Alternatives) => void;
}

/** "This discipline or that one": pairs of which the vampire must have one. */
export const DisciplinePairs = memo(function DisciplinePairs({
  alternatives,
  onChange,
}: DisciplinePairsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pairs}>
      {alternatives.map((levels, index) => (
        <DisciplinePair
          // biome-ignore lint/suspicious/noArrayIndexKey: pairs are identified by index; incomplete ones are equal
          key={index}
          levels={levels}
          onChange={(next) => onChange(alternatives.with(index, next))}
          onRemove={() => onChange(alternatives.toSpliced(index, 1))}
        />
      ))}
      <Button title={t("search.add-pair-hint")} onClick={() => onChange([...alternatives, {}])}>
        {t("search.add-pair")}
      </Button>
    </div>
  );
});
