import { Suspense } from "react";
import { useTranslation } from "../../i18n/translation";
import { Dialog } from "../../ui/dialog";
import type { CardSearch } from "./card-search";
import { OwnFormat } from "./own-format";

interface LimitedDialogProps {
  readonly CardSearch: CardSearch;
  readonly onClose: () => void;
}

/** "Manage limited format": the custom format, where changes take effect at once. */
export function LimitedDialog({ CardSearch, onClose }: LimitedDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("limited.manage")} size="lg" closeLabel={t("common.close")} onClose={onClose}>
      <Suspense fallback={<p role="status">{t("common.loading")}</p>}>
        <OwnFormat CardSearch={CardSearch} />
      </Suspense>
    </Dialog>
  );
}
