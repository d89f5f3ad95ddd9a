import { memo } from "react";
import type { DisciplineCode, DisciplineLevel } from "../../../domain/card/card";
import { DISCIPLINES } from "../../../domain/card/disciplines";
import type { Alternatives } from "../../../domain/search/crypt/disciplines-or";
import type { Levels } from "../../../domain/search/crypt/levels";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { disciplineLabel } from "../../../ui/card/discipline-strip";
import { gameTerm } from "../../../ui/card/game-term";
import { Select } from "../../../ui/form/select";
import { SquareButton } from "../../../ui/form/square-button";
import styles from "../../../ui/search/filters.module.css";

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
      {alternatives.map((levels, at) => (
        <DisciplinePair
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place; unfinished ones look alike
          key={at}
          levels={levels}
          onChange={(next) => onChange(alternatives.map((other, place) => (place === at ? next : other)))}
          onRemove={() => onChange(alternatives.filter((_other, place) => place !== at))}
        />
      ))}
      <Button title={t("search.add-pair-hint")} onClick={() => onChange([...alternatives, {}])}>
        {t("search.add-pair")}
      </Button>
    </div>
  );
});

interface DisciplinePairProps {
  readonly levels: Levels;
  readonly onChange: (levels: Levels) => void;
  readonly onRemove: () => void;
}

type Choice = readonly [DisciplineCode, DisciplineLevel];

/** Two fields; an old link may bring more alternatives, which get a field each. */
function DisciplinePair({ levels, onChange, onRemove }: DisciplinePairProps) {
  const { t } = useTranslation();
  const choices: readonly Choice[] = Object.entries(levels);
  const fields = Math.max(2, choices.length);
  const choose = (at: number, written: string) => {
    const chosen = parse(written);
    const rest = choices.filter(([code], place) => place !== at && code !== chosen?.[0]);
    onChange(Object.fromEntries(chosen ? rest.toSpliced(at, 0, chosen) : rest));
  };
  const options = [
    { value: "", label: t("search.any") },
    ...Object.values(DISCIPLINES).flatMap(levelOptions),
  ];
  function levelOptions(code: DisciplineCode) {
    return [
      { value: `${code}:1`, label: gameTerm(t, "discipline", code) },
      { value: `${code}:2`, label: disciplineLabel(t, code, 2) },
    ];
  }
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{t("search.pair")}</legend>
      {Array.from({ length: fields }, (_field, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a pair are told apart by their place
          key={at}
          label={t("search.pair-field", { place: at + 1 })}
          value={choices[at]?.join(":") ?? ""}
          options={options}
          onChange={(written) => choose(at, written)}
        />
      ))}
      <SquareButton label={t("search.remove", { what: t("search.pair") })} icon="×" onClick={onRemove} />
    </fieldset>
  );
}

function parse(written: string): Choice | undefined {
  const [code = "", level] = written.split(":");
  if (code === "") return undefined;
  return [code, level === "2" ? 2 : 1];
}
