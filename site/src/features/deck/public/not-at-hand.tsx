import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";

interface NotAtHandProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** The deck that is asked about did not come. */
export function NotAtHand({ title, onClose }: NotAtHandProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <p role="alert">{t("deck-public.failed")}</p>
    </Dialog>
  );
}
