import { useQuery } from "@tanstack/react-query";
import { changesOptions } from "../../data/changes/changes";
import { useSeenDay } from "../../data/changes/seen";
import { useTranslation } from "../../i18n/translation";

/** A quiet dot beside the link to the changes of cards, while there are some that were not seen. */
export function ChangesDot() {
  const { t } = useTranslation();
  const { data } = useQuery(changesOptions());
  const seen = useSeenDay(data?.day ?? "");
  if (!data || data.day <= seen) return null;
  return (
    <span role="img" aria-label={t("display.news")} title={t("display.news")}>
      ●
    </span>
  );
}
