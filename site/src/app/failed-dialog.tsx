import { useTranslation } from "../i18n/translation";
import { Dialog } from "../ui/dialog";
import { Failed } from "./error-screen";

interface FailedDialogProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** The failure of a dialog, in a dialog of its own. */
export function FailedDialog({ error, onClose }: FailedDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t("shell.error-unexpected")}
      titleHidden
      size="xs"
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <Failed error={error} />
    </Dialog>
  );
}
