import type { Role } from "../../../domain/playtest/testers";
import type { TesterSchema } from "../../../generated/api";
import { type Translate, useTranslation } from "../../../i18n/translation";
import styles from "./tester-list.module.css";
import { TesterRow } from "./tester-row";

interface TesterListProps {
  readonly testers: readonly TesterSchema[];
  /** Username of the only admin. */
  readonly lastAdmin: string | undefined;
  readonly problem: { readonly username: string; readonly text: string } | undefined;
  readonly onSwitch: (tester: TesterSchema, on: boolean) => void;
  readonly onRole: (tester: TesterSchema, role: Role) => void;
}

/** Playtesters; in a wide window their facts are in columns under one header, else each has its label. */
export function TesterList({ testers, lastAdmin, problem, onSwitch, onRole }: TesterListProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.list}>
      <div aria-hidden="true" className={styles.header}>
        <span>{t("playtest-admin.username")}</span>
        <span>{t("playtest-admin.role")}</span>
        {factLabels(t).map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ul aria-label={t("playtest-admin.testers")}>
        {testers.map((tester) => (
          <TesterRow
            key={tester.username}
            tester={tester}
            isLastAdmin={tester.username === lastAdmin}
            problem={tester.username === problem?.username ? problem.text : undefined}
            onSwitch={(on) => onSwitch(tester, on)}
            onRole={(role) => onRole(tester, role)}
          />
        ))}
      </ul>
    </div>
  );
}

/** In the order of the facts of a row. */
function factLabels(t: Translate): readonly string[] {
  return [
    t("playtest-admin.language"),
    t("playtest-admin.games"),
    t("playtest-admin.reports-written"),
    t("playtest-admin.active"),
    t("playtest-admin.added"),
    t("playtest-admin.added-by"),
    t("playtest-admin.liaison"),
  ];
}
