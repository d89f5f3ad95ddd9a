import { useHiddenNames } from "../../../data/playtest/hidden-names";
import type { RoundSchema } from "../../../generated/api";
import { useTranslation } from "../../../i18n/translation";
import type { DialogStep } from "../../../ui/dialog-step";
import { LoadProblem } from "../admins/load-problem";
import { ExportDialog } from "./export-dialog";
import type { ShownReports } from "./read-choice";
import { ReportItems } from "./report-items";
import { ReportsToolbar } from "./reports-toolbar";
import { useContent } from "./use-content";
import { useShownReports } from "./use-shown-reports";

const EXPORT = "export-reports";

interface RoundReportsProps {
  readonly rounds: readonly RoundSchema[];
  readonly round: RoundSchema;
  readonly shown: ShownReports;
  readonly onShow: (change: Partial<ShownReports>) => void;
  readonly dialog: DialogStep;
}

/** The reports of a round about one kind of subjects, with all controls. */
export function RoundReports({ rounds, round, shown, onShow, dialog }: RoundReportsProps) {
  const hideNames = useHiddenNames();
  const content = useContent(round, rounds);
  return (
    <>
      <ReportsToolbar
        rounds={rounds}
        shown={{ ...shown, round: round.id }}
        hideNames={hideNames}
        onShow={onShow}
        onExport={() => dialog.open(EXPORT)}
      />
      <Shown key={`${round.id} ${shown.kind}`} {...{ round, shown, content, hideNames }} />
      {dialog.name === EXPORT && (
        <ExportDialog {...{ round, content, hideNames }} sort={shown.sort} onClose={dialog.close} />
      )}
    </>
  );
}

interface ShownProps extends Pick<RoundReportsProps, "round" | "shown"> {
  readonly content: ReturnType<typeof useContent>;
  readonly hideNames: boolean;
}

function Shown({ round, shown, content, hideNames }: ShownProps) {
  const { t } = useTranslation();
  const { state, count, error, retry } = useShownReports(round.id, shown.kind, content);
  if (error) return <LoadProblem error={error} onRetry={retry} />;
  if (!state) {
    return <p role="status">{count > 0 ? t("playtest-admin.loaded", { count }) : t("common.loading")}</p>;
  }
  return (
    <ReportItems kind={shown.kind} sort={shown.sort} content={content} {...state} hideNames={hideNames} />
  );
}
