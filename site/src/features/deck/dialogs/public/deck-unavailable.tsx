import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";

interface DeckUnavailableProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Says that the deck could not be fetched. */
export function DeckUnavailable({ title, onClose }: DeckUnavailableProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <p role="alert">{t("deck-public.failed")}</p>
    </Dialog>
  );
}
