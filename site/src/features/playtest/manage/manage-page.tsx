import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../i18n/translation";
import type { DialogStep } from "../../../ui/dialog-step";
import { Choice } from "../../../ui/form/choice";
import { AdminsOnly } from "../admins/admins-only";
import { PageHead } from "../admins/page-head";
import { LogPart } from "./log-part";
import styles from "./manage.module.css";
import type { PartProps } from "./part-props";
import { RoundsPart } from "./rounds-part";
import { TestersPart } from "./testers-part";

interface ManagePageProps {
  readonly dialog: DialogStep;
  readonly pending: ReactNode;
}

const PARTS = { testers: TestersPart, rounds: RoundsPart, log: LogPart } as const;
type Part = keyof typeof PARTS;
const ORDER: readonly Part[] = ["testers", "rounds", "log"];

/** The page on which admins manage testers, rounds and their log. */
export function ManagePage({ dialog, pending }: ManagePageProps) {
  const { t } = useTranslation();
  const title = t("playtest-admin.manage");
  return (
    <AdminsOnly title={title} pending={pending}>
      <Parts title={title} dialog={dialog} />
    </AdminsOnly>
  );
}

function Parts({ title, dialog }: PartProps & { readonly title: string }) {
  const { t } = useTranslation();
  const [part, setPart] = useState<Part>("testers");
  const Shown = PARTS[part];
  return (
    <div className={styles.page}>
      <PageHead title={title} other="reports">
        <Choice
          label={t("playtest-admin.parts")}
          value={part}
          options={ORDER.map((value) => ({ value, label: t(`playtest-admin.${value}`) }))}
          onChange={setPart}
        />
      </PageHead>
      <Shown dialog={dialog} />
    </div>
  );
}
