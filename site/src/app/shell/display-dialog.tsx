import { useTranslation } from "../../i18n/translation";
import { Dialog } from "../../ui/dialog";
import { DisplaySettings } from "./display-settings";

interface DisplayDialogProps {
  readonly onKeys: () => void;
  readonly onLimited: () => void;
  readonly onClose: () => void;
}

export function DisplayDialog({ onKeys, onLimited, onClose }: DisplayDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("shell.display")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <DisplaySettings onKeys={onKeys} onLimited={onLimited} />
    </Dialog>
  );
}
