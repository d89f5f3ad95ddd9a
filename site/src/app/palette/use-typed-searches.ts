import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import type { CardKind } from "../../domain/card/card";
import { isLongEnough } from "../../domain/name/autocomplete";
import { type Counting, useMatches } from "../../features/first-page/use-matches";
import { useTranslation } from "../../i18n/translation";
import type { Entry } from "./entry";

const TYPED: Counting = {
  name: "typed",
  count: async (client, text) => (await import("./count-typed")).countTyped(client, text),
};

/** The pages of searches that read what was typed, with what they find; patterns are searched on the page only. */
export function useTypedSearches(text: string, router: AnyRouter): readonly Entry[] {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isSearched = isLongEnough(text);
  const matches = useMatches(text, isSearched && !text.includes("/"), TYPED);
  if (!isSearched) return [];
  // A winning deck is not found by words alone.
  const pages = /[:=<>≤≥]/.test(text)
    ? (["crypt", "library", "twd"] as const)
    : (["crypt", "library"] as const);
  return pages.map((page) => ({
    key: `search ${page}`,
    label: t(`palette.in-${page}`, { text }),
    detail: matches && page !== "twd" ? t("home.results", { count: matches[page] }) : undefined,
    run: async () => {
      const q = page === "twd" ? undefined : await readCriteria(client, page, text);
      // The page says what it does not understand.
      await router.navigate({ to: `/${page}`, search: q === undefined ? { s: text } : { q }, replace: true });
    },
  }));
}

async function readCriteria(client: QueryClient, kind: CardKind, text: string): Promise<string | undefined> {
  try {
    const { criteriaOf } = await import("./count-typed");
    return await criteriaOf(client, kind, text);
  } catch {
    return undefined;
  }
}
