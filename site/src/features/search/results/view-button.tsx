import { FileText, LayoutGrid, List } from "lucide";
import { nextView, type ResultView } from "../../../domain/search/result-view";
import { useTranslation } from "../../../i18n/translation";
import { IconButton } from "../../../ui/button";
import { Icon } from "../../../ui/icon";

const ICONS = { list: List, pictures: LayoutGrid, text: FileText };

export interface ViewChoice {
  readonly value: ResultView;
  readonly onChange: (view: ResultView) => void;
}

/** Switches between rows, pictures and text cards. */
export function ViewButton({ value, onChange }: ViewChoice) {
  const { t } = useTranslation();
  const next = nextView(value);
  return (
    <IconButton
      variant="secondary"
      label={t("search.view", { view: t(`search.view-${value}`), next: t(`search.view-${next}`) })}
      icon={<Icon of={ICONS[value]} size={18} />}
      onClick={() => onChange(next)}
    />
  );
}
