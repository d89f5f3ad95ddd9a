import type { Age, Print } from "../../../domain/search/shared/print";
import { useTranslation } from "../../../i18n/translation";
import { ToggleButton } from "../../../ui/form/toggle-button";
import styles from "../../../ui/search/filters.module.css";

const PRINTS: readonly Print[] = ["only", "first", "reprint"];
const AGES: readonly Age[] = ["or-newer", "or-older", "not-newer", "not-older"];

interface ChoicesProps<Choice> {
  readonly chosen: Choice | false;
  readonly isDisabled: (choice: Choice) => boolean;
  readonly onChange: (chosen: Choice | false) => void;
}

/** Only in, first print, reprint: at most one; a second click deselects it. */
export function PrintChoices({ chosen, isDisabled, onChange }: ChoicesProps<Print>) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{t("search.print")}</legend>
      {PRINTS.map((print) => (
        <ToggleButton
          key={print}
          pressed={chosen === print}
          disabled={isDisabled(print)}
          onToggle={() => onChange(chosen === print ? false : print)}
        >
          {t(`search.print.${print}`)}
        </ToggleButton>
      ))}
    </fieldset>
  );
}

/** Older or newer than the set: at most one; a second click deselects it. */
export function AgeChoices({ chosen, isDisabled, onChange }: ChoicesProps<Age>) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{t("search.age")}</legend>
      {AGES.map((age) => (
        <ToggleButton
          key={age}
          pressed={chosen === age}
          disabled={isDisabled(age)}
          onToggle={() => onChange(chosen === age ? false : age)}
        >
          {t(`search.age.${age}`)}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
