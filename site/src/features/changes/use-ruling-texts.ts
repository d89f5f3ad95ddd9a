import { useQuery } from "@tanstack/react-query";
import { rulingLinksOptions, rulingsOptions } from "../../data/card-data";
import type { CardId } from "../../domain/card/card";
import { knownCards } from "../../domain/card/rulings-of";

/** What lines of rulings show; empty as long as it could not be loaded. */
export interface RulingTexts {
  readonly texts: readonly string[];
  /** Names in braces → cards. */
  readonly cards: Readonly<Record<string, CardId>>;
}

/** Fetched along with the changes: a line whose text arrived later would move those below it. */
export function useRulingTexts() {
  const rulings = useQuery(rulingsOptions());
  const links = useQuery(rulingLinksOptions());
  const files = [rulings, links];
  const found: RulingTexts = {
    texts: rulings.data?.texts ?? [],
    cards: links.data ? knownCards(links.data) : {},
  };
  return {
    found,
    loading: files.some((file) => file.isLoading),
    failed: files.some((file) => file.isError),
    retry: () => {
      for (const file of files) if (file.isError) void file.refetch();
    },
  };
}
