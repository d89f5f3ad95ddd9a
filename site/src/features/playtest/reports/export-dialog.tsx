import type { SubjectSort } from "../../../domain/playtest/sort-subjects";
import type { RoundSchema } from "../../../generated/api";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import admins from "../admins/admins.module.css";
import { EXPORT_FORMATS } from "./export-file";
import styles from "./reports.module.css";
import type { ShownContent } from "./use-content";
import { useExport } from "./use-export";

interface ExportDialogProps {
  readonly round: RoundSchema;
  readonly content: ShownContent;
  readonly sort: SubjectSort;
  readonly hideNames: boolean;
  readonly onClose: () => void;
}

/** Saves all reports of the round in one of the formats, with the progress of the download. */
export function ExportDialog({ onClose, ...what }: ExportDialogProps) {
  const { t } = useTranslation();
  const { state, start, cancel } = useExport(what);
  const busy = state.status === "busy";
  return (
    <Dialog
      title={t("playtest-admin.export")}
      size="xs"
      closeLabel={t("common.close")}
      onClose={() => {
        cancel();
        onClose();
      }}
    >
      <p>{t("playtest-admin.export-text")}</p>
      <ul aria-label={t("playtest-admin.export")} className={styles.formats}>
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <Button aria-disabled={busy} onClick={() => start(format)}>
              {t(`playtest-admin.export-${format}`)}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.exportState}>
        <p role="status" className={state.status === "failed" ? admins.problem : undefined}>
          {state.status === "busy" && t("playtest-admin.loaded", { count: state.count })}
          {state.status === "saved" && t("playtest-admin.export-saved")}
          {state.status === "failed" && state.problem}
        </p>
        {busy && <Button onClick={cancel}>{t("common.cancel")}</Button>}
      </div>
    </Dialog>
  );
}
