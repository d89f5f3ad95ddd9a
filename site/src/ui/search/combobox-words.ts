import { useMemo } from "react";
import { useTranslation } from "../../i18n/translation";
import type { ComboboxWords } from "../form/multi-select";

/** What the fields with a list say. */
export function useComboboxWords(): ComboboxWords {
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
