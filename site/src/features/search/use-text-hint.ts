import { searchesAutomatically } from "../../domain/search/auto-search";
import type { TextValue } from "../../domain/search/shared/text";
import { useTranslation } from "../../i18n/translation";
import { LIVE, useMedia } from "../../ui/use-media";

/** Explains that short texts are only searched on Enter. */
export function useTextHint(): (draft: TextValue, shown: TextValue) => string | undefined {
  const { t } = useTranslation();
  const live = useMedia(LIVE);
  return (draft, shown) =>
    live && draft !== shown && !searchesAutomatically(draft) ? t("search.short-text") : undefined;
}
