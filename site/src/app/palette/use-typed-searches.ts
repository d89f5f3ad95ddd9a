import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import type { CardKind } from "../../domain/card/card";
import { isLongEnough } from "../../domain/name/autocomplete";
import type { Matches } from "../../features/first-page/count-matches";
import { type Counting, useMatches } from "../../features/first-page/use-matches";
import { useTranslation } from "../../i18n/translation";
import type { Entry } from "./entry";

const TYPED: Counting<Matches> = {
  name: "typed",
  count: async (client, text) => (await import("./count-typed")).countTyped(client, text),
};
const WINNING: Counting<number> = {
  name: "winning",
  count: async (client, text) => (await import("./count-typed")).countWinning(client, text),
};

/** The pages of searches that read what was typed, with what they find; patterns are searched on the page only. */
export function useTypedSearches(text: string, router: AnyRouter): readonly Entry[] {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isSearched = isLongEnough(text);
  const isCounted = isSearched && !text.includes("/");
  // A winning deck is not found by words alone.
  const asksDecks = /[:=<>≤≥]/.test(text);
  const matches = useMatches(text, isCounted, TYPED);
  const winning = useMatches(text, isCounted && asksDecks, WINNING);
  if (!isSearched) return [];
  const pages = asksDecks ? (["crypt", "library", "twd"] as const) : (["crypt", "library"] as const);
  const details = {
    crypt: matches && t("home.results", { count: matches.crypt }),
    library: matches && t("home.results", { count: matches.library }),
    twd: winning === undefined ? undefined : t("palette.decks", { count: winning }),
  };
  return pages.map((page) => ({
    key: `search ${page}`,
    label: t(`palette.in-${page}`, { text }),
    detail: details[page],
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
