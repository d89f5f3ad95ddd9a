import { hideNames as rememberHidden } from "../../../data/playtest/hidden-names";
import { SUBJECT_SORTS } from "../../../domain/playtest/sort-subjects";
import { SUBJECT_KINDS } from "../../../domain/playtest/subject";
import type { RoundSchema } from "../../../generated/api";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Choice } from "../../../ui/form/choice";
import { Select } from "../../../ui/form/select";
import { Switch } from "../../../ui/switch";
import type { ShownReports } from "./read-choice";
import styles from "./reports.module.css";

interface ReportsToolbarProps {
  readonly rounds: readonly RoundSchema[];
  readonly shown: ShownReports;
  readonly hideNames: boolean;
  readonly onShow: (change: Partial<ShownReports>) => void;
  readonly onExport: () => void;
}

/** Chooses round, kind and order of the reports; not printed. */
export function ReportsToolbar({ rounds, shown, hideNames, onShow, onExport }: ReportsToolbarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.toolbar}>
      <Select
        label={t("playtest-admin.round")}
        value={shown.round ?? ""}
        options={rounds.map(({ id, name, state }) => ({
          value: id,
          label: t("playtest-admin.round-option", { name, state: t(`playtest-admin.state-${state}`) }),
        }))}
        onChange={(round) => onShow({ round })}
      />
      <Choice
        label={t("playtest-admin.kinds")}
        value={shown.kind}
        options={SUBJECT_KINDS.map((value) => ({ value, label: t(`playtest-admin.kind-${value}`) }))}
        onChange={(kind) => onShow({ kind })}
      />
      <Select
        label={t("playtest-admin.sort")}
        value={shown.sort}
        options={SUBJECT_SORTS.map((value) => ({ value, label: t(`playtest-admin.sort-${value}`) }))}
        onChange={(sort) => onShow({ sort })}
      />
      <Switch label={t("playtest-admin.hide-names")} on={hideNames} onChange={rememberHidden} />
      <div className={styles.buttons}>
        <Button onClick={() => window.print()}>{t("playtest-admin.print")}</Button>
        <Button onClick={onExport}>{t("playtest-admin.export")}</Button>
      </div>
    </div>
  );
}
