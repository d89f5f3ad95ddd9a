import { Check, CircleQuestionMark, Clock, TriangleAlert } from "lucide";
import type { RuleState } from "../../domain/deck/legality/rule";
import { useTranslation } from "../../i18n/translation";
import { Icon } from "../icon";
import styles from "./legality.module.css";

const ICONS = { ok: Check, broken: TriangleAlert, later: Clock, unknown: CircleQuestionMark } as const;

interface StateMarkProps {
  readonly state: RuleState;
  /** Beside a text that says the same. */
  readonly iconOnly?: boolean;
}

/** The state of a rule, as icon and word. */
export function StateMark({ state, iconOnly = false }: StateMarkProps) {
  const { t } = useTranslation();
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      <Icon of={ICONS[state]} size={16} />
      {!iconOnly && t(`legality.state-${state}`)}
    </span>
  );
}
