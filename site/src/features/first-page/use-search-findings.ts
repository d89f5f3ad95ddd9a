import { isLongEnough } from "../../domain/name/autocomplete";
import { searchUrl } from "../../domain/search/search-url";
import { useTranslation } from "../../i18n/translation";
import type { FindingGroup } from "./findings";
import { textQuery } from "./text-query";
import { AS_TEXT, useMatches } from "./use-matches";

/** Searches for a text in names and texts of cards, with what they find. */
export function useSearchFindings(typed: string, wanted: boolean): readonly FindingGroup[] {
  const { t } = useTranslation();
  const isSearched = isLongEnough(typed);
  const matches = useMatches(typed, wanted && isSearched, AS_TEXT);
  if (!isSearched) return [];
  const text = typed.trim();
  const findings = (["crypt", "library"] as const).map((kind) => ({
    key: kind,
    href: searchUrl(kind, textQuery(text)),
    label: t(`home.in-${kind}`, { text }),
    detail: matches && t("home.results", { count: matches[kind] }),
  }));
  return [{ title: "home.searches", findings }];
}
