import type { Day } from "../../../domain/seating/day/day";
import { seatingOf } from "../../../domain/seating/day/plan";
import { compareFigures, figuresOf } from "../../../domain/seating/figures";
import { useTranslation } from "../../../i18n/translation";
import { Confirmation } from "../../../ui/confirmation";
import styles from "./day.module.css";
import { formatFigure, RULES, ruleKey } from "./rules";

interface ChangeDialogProps {
  readonly title: string;
  readonly before: Day;
  readonly after: Day;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A change of seats with the figures before and after it. */
export function ChangeDialog({ title, before, after, onConfirm, onCancel }: ChangeDialogProps) {
  const { t, language } = useTranslation();
  const [old, changed] = [figuresOf(seatingOf(before)), figuresOf(seatingOf(after))];
  const order = compareFigures(changed, old);
  const verdict = order === 0 ? "equal" : order < 0 ? "better" : "worse";
  const figure = (rule: number, all: readonly number[]) => formatFigure(rule, all[rule] ?? 0, language);
  return (
    <Confirmation title={title} confirmLabel={t("seating-day.change")} {...{ onConfirm, onCancel }}>
      <p>{t(`seating-day.change-${verdict}`)}</p>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{t("seating-day.rule")}</th>
            <th scope="col">{t("seating-day.before")}</th>
            <th scope="col">{t("seating-day.after")}</th>
          </tr>
        </thead>
        <tbody>
          {RULES.map((rule) => (
            <tr key={rule} className={figure(rule, old) === figure(rule, changed) ? styles.same : undefined}>
              <th scope="row">{t(ruleKey(rule))}</th>
              <td>{figure(rule, old)}</td>
              <td>{figure(rule, changed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Confirmation>
  );
}
