import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { testersOptions } from "../../../data/playtest/testers";
import { matchingTesters } from "../../../domain/playtest/testers";
import type { TesterSchema } from "../../../generated/api";
import { useTranslation } from "../../../i18n/translation";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { Panel } from "../../../ui/panel";
import { LoadProblem } from "../admins/load-problem";
import { AddTester } from "./add-tester";
import styles from "./manage.module.css";
import type { PartProps } from "./part-props";
import { RoleConfirmation } from "./role-confirmation";
import { TesterList } from "./tester-list";
import { useRoleChanges } from "./use-role-changes";

/** Adds, finds and changes playtesters. */
export function TestersPart({ dialog }: PartProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(testersOptions());
  if (data) return <Testers all={data} dialog={dialog} />;
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  return <p role="status">{t("common.loading")}</p>;
}

function Testers({ all, dialog }: PartProps & { readonly all: readonly TesterSchema[] }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [added, setAdded] = useState<readonly string[]>([]);
  const changes = useRoleChanges(all, dialog);
  const shown = useMemo(
    () => matchingTesters(changes.testers, { text, added }),
    [changes.testers, text, added],
  );
  const active = changes.testers.filter(({ isOn }) => isOn);
  const admins = active.filter(({ role }) => role === "admin");
  return (
    <>
      <Panel title={t("playtest-admin.add-title")}>
        <AddTester testers={all} onAdded={(name) => setAdded((before) => [name, ...before])} />
      </Panel>
      <Panel title={t("playtest-admin.testers")}>
        <div className={styles.filter}>
          <LabelledInput
            label={t("playtest-admin.find")}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p role="status">
            {t("playtest-admin.counts", { testers: String(active.length), admins: String(admins.length) })}
          </p>
        </div>
        {shown.length === 0 && <p>{t("playtest-admin.none-found")}</p>}
        <TesterList
          testers={shown}
          lastAdmin={admins.length === 1 ? admins[0]?.username : undefined}
          problem={changes.problem}
          onSwitch={changes.switchTester}
          onRole={changes.changeRole}
        />
      </Panel>
      <RoleConfirmation asked={changes.asked} onConfirm={changes.confirm} onCancel={dialog.close} />
    </>
  );
}
