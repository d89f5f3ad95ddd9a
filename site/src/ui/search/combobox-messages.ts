import { useMemo } from "react";
import { useTranslation } from "../../i18n/translation";
import type { ComboboxMessages } from "../form/multi-select";

/** Messages of comboboxes. */
export function useComboboxMessages(): ComboboxMessages {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      placeholder: t("search.any"),
      none: t("search.no-option"),
      more: (left) => t("search.more-options", { count: left }),
      remove: (label) => t("search.remove", { what: label }),
    }),
    [t],
  );
}
