import type { DisciplineCode, DisciplineLevel } from "../../../domain/card/card";
import { DISCIPLINES } from "../../../domain/card/disciplines";
import type { Levels } from "../../../domain/search/crypt/levels";
import { useTranslation } from "../../../i18n/translation";
import { disciplineLabel } from "../../../ui/card/discipline-strip";
import { gameTerm } from "../../../ui/card/game-term";
import { Select } from "../../../ui/form/select";
import { SquareButton } from "../../../ui/form/square-button";
import styles from "../../../ui/search/filters.module.css";

interface DisciplinePairProps {
  readonly levels: Levels;
  readonly onChange: (levels: Levels) => void;
  readonly onRemove: () => void;
}

type Choice = readonly [DisciplineCode, DisciplineLevel];

/** Two fields; old links may have more alternatives, with a field each. */
export function DisciplinePair({ levels, onChange, onRemove }: DisciplinePairProps) {
  const { t } = useTranslation();
  const choices: readonly Choice[] = Object.entries(levels);
  const fields = Math.max(2, choices.length);
  const choose = (index: number, written: string) => {
    const chosen = parse(written);
    const rest = choices.filter(([code], other) => other !== index && code !== chosen?.[0]);
    onChange(Object.fromEntries(chosen ? rest.toSpliced(index, 0, chosen) : rest));
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
      {Array.from({ length: fields }, (_field, index) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a pair are identified by index
          key={index}
          label={t("search.pair-field", { number: index + 1 })}
          value={choices[index]?.join(":") ?? ""}
          options={options}
          onChange={(written) => choose(index, written)}
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
