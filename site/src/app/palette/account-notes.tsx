import type { AccountState } from "../../data/searches/use-saved-searches";
import type { EditProblem } from "../../domain/deck/operations/queue";
import { type Translate, useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import styles from "./palette.module.css";

/** What has not reached the account. */
export function AccountNotes({ account }: { readonly account: AccountState }) {
  const { t } = useTranslation();
  const { waiting, left, problems, dismiss } = account;
  return (
    <>
      {waiting > 0 && (
        <p className={styles.note} role="status">
          {t("palette.waiting", { count: waiting })}
        </p>
      )}
      {left > 0 && <p className={styles.note}>{t("palette.left", { count: left })}</p>}
      {problems.map((problem) => (
        <p key={problem.id} role="alert" className={styles.search}>
          {problemText(t, problem)}
          <Button onClick={() => dismiss(problem.id)}>{t("palette.dismiss")}</Button>
        </p>
      ))}
    </>
  );
}

function problemText(t: Translate, { search, code }: EditProblem): string {
  const edit = search?.edit;
  if (edit?.kind !== "save") return t("palette.refused-deletion");
  const { name } = edit.search;
  return t(code === "full-searches" ? "palette.refused-full" : "palette.refused", { name });
}
